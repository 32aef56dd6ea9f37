// Asks the compiled program: node ask.mjs PROGRAM, with [[function, argument, ...], ...] on stdin; prints the answers.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const program = await import(pathToFileURL(process.argv[2]));
const questions = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(questions.map(([name, ...words]) => String(program[name](...words)))));
