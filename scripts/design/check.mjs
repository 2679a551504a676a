// Holds a design against every promise: first what its files tell, then what its pages do.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { DesignError } from './designError.mjs';
import { findingsOfTests } from './drawnFindings.mjs';
import { findingsOfNames, namePromises } from './names.mjs';
import { designFolder } from './tree.mjs';
import { findingsOfUnreadable } from './unreadable.mjs';

/** What the files tell, and under which title tests hold them against the same. The promises are TypeScript: tsx reads them. */
function readFiles(folder, repository) {
  const program = path.join(repository, 'packages/design-manifest/src/index.ts');
  const code = `import(${JSON.stringify(pathToFileURL(program).href)}).then(({ filePromises, filesGroup, findingsOf, readDesign }) =>
    console.log(JSON.stringify({
      findings: findingsOf(readDesign(${JSON.stringify(folder)}), filePromises),
      filesGroup,
    })))`;
  const tsx = path.join(repository, 'apps/bench/node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, '--eval', code], { encoding: 'utf8' });
  if (status !== 0) throw new DesignError(`The promises could not be read:\n${stderr}`);
  return JSON.parse(stdout);
}

/** What its pages do, or the one that is named, drawn by the tests that draw every design. */
function drawnFindings(id, repository, page, filesGroup, told) {
  const reports = mkdtempSync(path.join(tmpdir(), 'teranga-check-'));
  const report = path.join(reports, 'report.json');
  const vitest = path.join(repository, 'node_modules/vitest/vitest.mjs');
  const words = [
    vitest,
    'run',
    '--project',
    'design-kit',
    'everyDesign',
    '--reporter=json',
    `--outputFile=${report}`,
    ...(page ? ['-t', `the page ${page} |says on ${page} when `] : []),
  ];
  const { stderr } = spawnSync(process.execPath, words, {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, DESIGN: id },
  });
  if (!existsSync(report)) throw new DesignError(`The pages could not be drawn:\n${stderr}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(reports, { recursive: true });
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  // A run that drew nothing has found nothing out.
  if (!results.some(({ status }) => status === 'passed' || status === 'failed'))
    throw new DesignError(
      `No page was drawn.\n${testResults.map(({ message }) => message).join('\n')}\n${stderr}`.trim(),
    );
  return findingsOfTests(results, id, filesGroup, told);
}

/** What the design cuts where there is little room: looked for in a browser, story by story. */
async function cutFindings(id) {
  const { cutWordsOf } = await import('../shots/cutWords.mjs');
  return (await cutWordsOf(id)).map(({ id: story, fault }) => ({
    level: 'error',
    what: `${story}: ${fault}`,
    why: 'Words that cannot be read to their end are lost to who has a small phone, or reads large text.',
    remedy: 'Let them wrap, or give them room; draw the story in Storybook at 360, with text of 200 %.',
  }));
}

/** The gravest first. */
const levels = ['fatal', 'error', 'warning', 'advice'];

const write = ({ level, what, why, remedy }) =>
  `${level.toUpperCase()}  ${what}\n    Why: ${why}\n    Do:  ${remedy}`;

/** Refuses a page that the design does not have. */
function refuseUnknown(folder, page) {
  const { id, screens } = JSON.parse(readFileSync(path.join(folder, 'design.json'), 'utf8'));
  if (!screens.includes(page))
    throw new DesignError(`The design «${id}» has no page «${page}». It has: ${screens.join(', ')}.`);
}

/** Checks a design. Answers what to say, and whether it may be given to a store. */
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
  const { findings: told, filesGroup } = readFiles(folder, root);
  const unreadable = findingsOfUnreadable(folder);
  // What an index says that cannot be read is not known: not its name either.
  const findings = [
    ...unreadable,
    ...told.filter(({ what }) => unreadable.length === 0 || !what.startsWith('src/index.ts ')),
  ];
  const names = unreadable.length === 0 ? findingsOfNames(root, folder) : [];
  findings.push(...names);
  const isFatal = findings.some(({ level }) => level === 'fatal');
  if (page && !isFatal) refuseUnknown(folder, page);
  // What cannot be drawn is not drawn.
  if (!isFatal && !values.files) {
    findings.push(...drawnFindings(id, root, page, filesGroup, names.length > 0 ? namePromises : []));
    if (!page) findings.push(...(await cutFindings(id)));
  }
  findings.sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
  const count = (level) => findings.filter((finding) => finding.level === level).length;
  const mustMend = count('fatal') + count('error');
  const sum = levels.map((level) => `${count(level)} ${level}`).join(', ');
  const said = [...findings.map(write), `«${id}»: ${sum}.`];
  if (mustMend > 0)
    throw new DesignError([...said, 'It must not be given to a store before that is mended.'].join('\n'));
  return said;
}
