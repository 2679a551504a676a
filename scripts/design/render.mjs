// Renders a design's pages and parts, and collects the diagnostics.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { bringsParts, diagnosticsOfCuts, diagnosticsOfTests } from './testDiagnostics.mjs';
import { runWatched } from './watched.mjs';

const cannotRender = (what) => ({
  level: 'fatal',
  what,
  why: 'What fails to render here fails in the shop too, or keeps a shopper’s browser busy for ever.',
  remedy: 'Mend what is named; `npm run types` may say more, and Storybook renders each part and page alone.',
});

/**
 * Time in milliseconds without progress before tests are stopped: longer than the longest of them
 * takes on a busy machine.
 */
const idleLimitMs = 150_000;

const timedOutDiagnostic = (rule) =>
  cannotRender(
    rule === ''
      ? `Its files did not finish loading: one of them may loop for ever. The limit is ${idleLimitMs / 1000} seconds.`
      : `«${rule}» did not finish: what it renders may loop for ever. The limit is ${idleLimitMs / 1000} seconds.`,
  );

/** A tool's message, without colours and stack trace. */
const wordsOf = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:at |npm warn|Node\.js v)/.test(line))
    .slice(0, 6)
    .join(' ');

/** The diagnostics on a design in a test report. */
function diagnosticsIn(report, id, reportedRules, stderr) {
  if (!existsSync(report)) return [cannotRender(`The pages could not be rendered: ${wordsOf(stderr)}`)];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  // A run that rendered nothing has no diagnostics.
  const isRendered = results.some(
    ({ status, title, ancestorTitles }) =>
      status === 'failed' || (status === 'passed' && ancestorTitles.length > 0 && title !== bringsParts),
  );
  if (isRendered) return diagnosticsOfTests(results, id, reportedRules);
  const messages = testResults.map(({ message }) => message).join('\n');
  return [cannotRender(`No page was rendered: ${wordsOf(`${messages}\n${stderr}`)}`)];
}

/** Diagnostics on its pages, or on the named one, from the tests that render every design. */
export async function testDiagnostics(id, repository, page, reportedRules) {
  const reports = mkdtempSync(path.join(tmpdir(), 'teranga-check-'));
  const [report, progress] = ['report.json', 'progress'].map((name) => path.join(reports, name));
  const words = [
    path.join(repository, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'hooks',
    'everyDesign',
    '--reporter=json',
    `--outputFile=${report}`,
    ...(page ? ['-t', `${bringsParts}|the page ${page} |says on ${page} when `] : []),
  ];
  const env = { ...process.env, DESIGN: id, DESIGN_PROGRESS: progress };
  try {
    const { stderr, stoodAt } = await runWatched(words, { cwd: repository, env }, progress, idleLimitMs);
    return stoodAt === null
      ? diagnosticsIn(report, id, reportedRules, stderr)
      : [timedOutDiagnostic(stoodAt)];
  } finally {
    rmSync(reports, { recursive: true });
  }
}

/** Time in milliseconds in which every story is built and rendered on a busy machine. */
const longestCutMs = 600_000;

/** Text that the design cuts on small screens: checked in a browser, story by story. */
export async function cutDiagnostics(id) {
  const { cutWordsOf } = await import('../shots/cutWords.mjs');
  const { BoardsError } = await import('../shots/site.mjs');
  let found;
  try {
    found = await Promise.race([cutWordsOf(id), setTimeout(longestCutMs, null, { ref: false })]);
  } catch (error) {
    if (!(error instanceof BoardsError)) throw error;
    return [cannotRender(`The stories could not be built: ${wordsOf(error.output)}`)];
  }
  if (found === null)
    return [
      cannotRender('The stories did not finish rendering in a browser: one of them may loop for ever.'),
    ];
  return diagnosticsOfCuts(found);
}
