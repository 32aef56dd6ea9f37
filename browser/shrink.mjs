// Makes neuf.wasm a third smaller: node shrink.mjs FROM TO, with the package binaryen in reach.
//
// In a closed world an optimiser may assume that nobody outside calls a function that is not exported. TeaVM hands ours
// to JavaScript as values, so they are looked up, and exported as well.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const [from, to] = process.argv.slice(2);
const require = createRequire(resolve("package.json"));
const binaryen = (await import(pathToFileURL(require.resolve("binaryen")))).default;
const f = binaryen.Features;

const bytes = readFileSync(from);
// only what every browser with WebAssembly GC has
const features = f.MVP | f.GC | f.ReferenceTypes | f.ExceptionHandling | f.BulkMemory | f.NontrappingFPToInt |
  f.SignExt | f.Multivalue | f.MutableGlobals | f.BulkMemoryOpt;
const module = binaryen.readBinary(bytes, features);

const text = module.emitText();
const define = text.match(/\(import "teavmJso" "defineFunction" \(func (\S+) /)?.[1];
const calls = [...text.matchAll(/\(call (\S+)\s+\(ref\.func \$([^\s)]+)\)/g)].filter(([, called]) => called === define);
const functions = new Set(calls.map(([, , name]) => name));
if (functions.size === 0) {
  throw new Error(`${from} hands no function to JavaScript`);
}
[...functions].forEach((name, i) => module.addFunctionExport(name, `called.${i}`));

binaryen.setClosedWorld(true);
binaryen.setOptimizeLevel(2);
binaryen.setShrinkLevel(2);
binaryen.setDebugInfo(false);
module.optimize();
module.runPasses(["type-ssa", "gufa"]);
module.optimize();
module.runPasses(["unsubtyping", "type-merging", "signature-pruning", "signature-refining"]);
module.optimize();
module.runPasses(["gufa-optimizing", "type-merging"]);
module.optimize();
module.runPasses(["minimize-rec-groups"]);
if (!module.validate()) {
  throw new Error("the result is not valid");
}
writeFileSync(to, module.emitBinary());
