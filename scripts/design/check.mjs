// Holds a design against every promise: first what its files tell, then what its pages do.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { DesignError } from './designError.mjs';
import { designFolder } from './tree.mjs';
import { findingsOfUnreadable } from './unreadable.mjs';

const drawnWhy = 'Every shopper must be able to read and use it, on each page and in each state.';
const drawnRemedy =
  'Draw that page in Storybook in that state; `DESIGN=<id> npx vitest run --project design-kit -t "<promise>"` runs this promise alone.';

/** What the files tell, and the names of what they promise. The promises are TypeScript: tsx reads them. */
function readFiles(folder, repository) {
  const program = path.join(repository, 'packages/design-manifest/src/index.ts');
  const code = `import(${JSON.stringify(pathToFileURL(program).href)}).then(({ filePromises, findingsOf, readDesign }) =>
    console.log(JSON.stringify({
      findings: findingsOf(readDesign(${JSON.stringify(folder)}), filePromises),
      names: filePromises.map(({ name }) => name),
    })))`;
  const tsx = path.join(repository, 'apps/bench/node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, '--eval', code], { encoding: 'utf8' });
  if (status !== 0) throw new DesignError(`The promises could not be read:\n${stderr}`);
  return JSON.parse(stdout);
}

/** As much of a failure as is read at a glance, in letters: what was drawn may follow it, whole. */
const failureLength = 300;
const beginning = (text) => text.split('\n')[0].slice(0, failureLength);

/** How a failure begins that vitest knows nothing of but where the test stands: its time was over. */
const outOfTime = 'Error: STACK_TRACE_ERROR';
const reasonOf = (failure = '') =>
  failure.startsWith(outOfTime)
    ? 'Its time was over before it was drawn: check again when the machine has less to do.'
    : beginning(failure);

/** What tests found. What the files promise is tested there too, and was told by its name's own words already. */
export function findingsOfTests(results, fileNames) {
  return results
    .filter(
      ({ status, ancestorTitles, title }) =>
        status === 'failed' && (ancestorTitles.length > 1 || !fileNames.includes(title)),
    )
    .map(({ ancestorTitles, title, failureMessages }) => ({
      level: 'error',
      what: `${[...ancestorTitles.slice(1), title].join(' ')}: not kept. ${reasonOf(failureMessages[0])}`,
      why: drawnWhy,
      remedy: drawnRemedy,
    }));
}

/** What its pages do, or the one that is named, drawn by the tests that draw every design. */
function drawnFindings(id, repository, page, fileNames) {
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
    ...(page ? ['-t', `the page ${page} |says on '${page}' `] : []),
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
  return findingsOfTests(results, fileNames);
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
  const { findings: told, names } = readFiles(folder, root);
  const unreadable = findingsOfUnreadable(folder);
  // What an index says that cannot be read is not known: not its name either.
  const findings = [
    ...unreadable,
    ...told.filter(({ what }) => unreadable.length === 0 || !what.startsWith('src/index.ts ')),
  ];
  const isFatal = findings.some(({ level }) => level === 'fatal');
  if (page && !isFatal) refuseUnknown(folder, page);
  // What cannot be drawn is not drawn.
  if (!isFatal && !values.files) {
    findings.push(...drawnFindings(id, root, page, names));
    if (!page) findings.push(...(await cutFindings(id)));
  }
  const count = (level) => findings.filter((finding) => finding.level === level).length;
  const mustMend = count('fatal') + count('error');
  const sum = ['fatal', 'error', 'warning', 'advice'].map((level) => `${count(level)} ${level}`).join(', ');
  const said = [...findings.map(write), `«${id}»: ${sum}.`];
  if (mustMend > 0)
    throw new DesignError([...said, 'It must not be given to a store before that is mended.'].join('\n'));
  return said;
}
