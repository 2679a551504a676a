// Checks a design against every rule: first its files, then its pages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DesignError } from './designError.mjs';
import { cutDiagnostics, testDiagnostics } from './render.mjs';
import { diagnosticsOfNames, pagesOf } from './names.mjs';
import { designFolder } from './tree.mjs';
import { diagnosticsOfUnreadable } from './unreadable.mjs';

/** Checks the files. The rules are TypeScript, so tsx runs them. */
function readFiles(folder, repository) {
  const program = path.join(import.meta.dirname, 'fileDiagnostics.mjs');
  const tsx = path.join(repository, 'apps/bench/node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, program, folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new DesignError(`The rules could not be read:\n${stderr}`);
  return JSON.parse(stdout);
}

/** The gravest first. */
const levels = ['fatal', 'error', 'warning', 'advice'];

const write = ({ level, what, why, remedy }) =>
  `${level.toUpperCase()}  ${what}\n    Why: ${why}\n    Do:  ${remedy}`;

/** Refuses a page that the design does not have. */
function refuseUnknown(root, id, page) {
  const pages = pagesOf(root, designFolder(root, id));
  if (!pages.includes(page))
    throw new DesignError(`The design «${id}» has no page «${page}». It has: ${pages.join(', ')}.`);
}

/** Checks a design. Returns the lines to print; throws if it may not be given to a store. */
export async function run(root, words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: { files: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [id = '', page] = positionals;
  const folder = designFolder(root, id);
  if (!id || !existsSync(path.join(folder, 'src/index.ts')))
    throw new DesignError(
      `There is no design «${id}»: make it with \`npm run design -- new ${id || '<id>'}\`.`,
    );
  const unreadable = diagnosticsOfUnreadable(folder);
  const isIndexRead = !unreadable.some(({ what }) => what.startsWith('src/index.ts:'));
  // If an index cannot be read, nothing about it is known, not even its design's id.
  const ofFiles = readFiles(folder, root).filter(
    ({ what }) => isIndexRead || !what.startsWith('src/index.ts '),
  );
  const names = diagnosticsOfNames(root, folder);
  const diagnostics = [...unreadable, ...ofFiles, ...names];
  const isFatal = () => diagnostics.some(({ level }) => level === 'fatal');
  if (page && !isFatal()) refuseUnknown(root, id, page);
  // Skips rendering after a fatal error.
  if (!isFatal() && !values.files)
    diagnostics.push(
      ...(await testDiagnostics(
        id,
        root,
        page,
        names.map(({ rule }) => rule),
      )),
    );
  if (!isFatal() && !values.files && !page) diagnostics.push(...(await cutDiagnostics(id)));
  diagnostics.sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
  const count = (level) => diagnostics.filter((diagnostic) => diagnostic.level === level).length;
  const mustFix = count('fatal') + count('error');
  const sum = levels.map((level) => `${count(level)} ${level}`).join(', ');
  const lines = [...diagnostics.map(write), `«${id}»: ${sum}.`];
  if (mustFix > 0)
    throw new DesignError([...lines, 'It must not be given to a store before that is mended.'].join('\n'));
  return lines;
}
