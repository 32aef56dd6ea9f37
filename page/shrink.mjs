// Takes over the engine that TeaVM has made, its WebAssembly a sixth smaller: node shrink.mjs FROM TO.
//
// In a closed world an optimiser may assume that nobody outside calls a function that is not exported. TeaVM hands ours
// to JavaScript as values, so they are looked up, and exported as well.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [from, to, only] = process.argv.slice(2);

mkdirSync(to, { recursive: true });
for (const name of ['neuf.mjs', 'neuf.wasm-runtime.js']) copyFileSync(`${from}/${name}`, `${to}/${name}`);
// each in a process of its own, side by side
const names = only ? [only] : ['neuf.wasm', 'neuf-all.wasm'];
const work = names.map((name) => (only ? shrink(name) : beside(name)));
await Promise.all(work);

function beside(name) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), from, to, name], { stdio: 'inherit' });
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`${name} could not be made smaller`))));
  });
}

async function shrink(name) {
  const bytes = readFileSync(`${from}/${name}`);
  const mark = createHash('sha256').update(bytes).update(readFileSync(new URL(import.meta.url))).digest('hex');
  const known = existsSync(`${to}/${name}.mark`) ? readFileSync(`${to}/${name}.mark`, 'utf8') : '';
  if (known !== mark) {
    writeFileSync(`${to}/${name}`, await shrunk(bytes));
    writeFileSync(`${to}/${name}.mark`, mark);
  }
}

async function shrunk(bytes) {
  const { default: binaryen } = await import('binaryen');
  const has = binaryen.Features;
  // only what every browser with garbage collection in WebAssembly has
  const features =
    has.MVP |
    has.GC |
    has.ReferenceTypes |
    has.ExceptionHandling |
    has.BulkMemory |
    has.BulkMemoryOpt |
    has.NontrappingFPToInt |
    has.SignExt |
    has.Multivalue |
    has.MutableGlobals;
  const module = binaryen.readBinary(bytes, features);

  const text = module.emitText();
  const define = /\(import "teavmJso" "defineFunction" \(func (\S+) /.exec(text)?.[1];
  const calls = [...text.matchAll(/\(call (\S+)\s+\(ref\.func \$([^\s)]+)\)/g)].filter(([, called]) => called === define);
  const functions = [...new Set(calls.map(([, , name]) => name))];
  if (functions.length === 0) throw new Error('the engine hands no function to JavaScript');
  functions.forEach((name, index) => module.addFunctionExport(name, `called.${index}`));

  binaryen.setClosedWorld(true);
  binaryen.setOptimizeLevel(2);
  binaryen.setShrinkLevel(2);
  binaryen.setDebugInfo(false);
  module.optimize();
  module.runPasses(['type-ssa', 'gufa']);
  module.optimize();
  module.runPasses(['unsubtyping', 'type-merging', 'signature-pruning', 'signature-refining']);
  module.optimize();
  module.runPasses(['gufa-optimizing', 'type-merging']);
  module.optimize();
  module.runPasses(['minimize-rec-groups']);
  if (!module.validate()) throw new Error('the smaller engine is not valid');
  return module.emitBinary();
}
