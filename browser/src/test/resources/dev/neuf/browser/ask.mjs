// Asks the compiled engine: node ask.mjs ENGINE, with a list of requests on stdin; prints the answers.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { answer } = await import(pathToFileURL(process.argv[2]));
const requests = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(requests.map(request => answer(request))));
