// `npm run design -- <verb> …`: a designer's commands, each a file of scripts/design.
import { pathToFileURL } from 'node:url';
import path from 'node:path';

import { DesignError } from './design/designError.mjs';

const root = path.join(import.meta.dirname, '..');
const verbs = ['new', 'wrap', 'eject', 'dev', 'check', 'measure'];
const usage = [
  'npm run design -- new <id> [--label "Its name"]   a design of two files, already whole: it inherits everything',
  'npm run design -- wrap <id> <Part>                wraps the default’s part',
  'npm run design -- eject <id> <Part>               copies the default’s part, to be changed',
  'npm run design -- dev <id> [shop’s address]       serves the running shop in the design, each change at once',
  'npm run design -- check <id> [--files]            checks it against every rule; --files: without rendering its pages',
  'npm run design -- measure <id>                   its report: bytes, requests, Lighthouse, images, into its folder',
].join('\n');

/** Runs a verb's file and prints its answer. */
async function answer(file) {
  try {
    const { run } = await import(pathToFileURL(file).href);
    for (const line of await run(root, words)) console.log(line);
  } catch (error) {
    const isMistyped = error.code?.startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof DesignError) && !isMistyped) throw error;
    // Node adds a hint about values that begin with a dash: no design or part has one.
    console.error(isMistyped ? `${error.message.split('. ')[0]}.\n${usage}` : error.message);
    process.exit(1);
  }
}

// The reader may close the pipe early; any other write error is reported, also by the exit code.
process.stdout.on('error', ({ code, message }) => {
  if (code === 'EPIPE') return;
  console.error(`The answer could not be written (${code ?? message}); the command has completed.`);
  process.exitCode = 1;
});

const [verb, ...words] = process.argv.slice(2);
const wantsHelp = [verb, ...words].some((word) => word === '--help' || word === '-h');
if (wantsHelp || !verbs.includes(verb)) {
  process.exitCode = wantsHelp || verb === undefined ? 0 : 1;
  console.log(usage);
} else await answer(path.join(root, 'scripts/design', `${verb}.mjs`));
