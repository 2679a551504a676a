// `npm run shots` takes a screenshot of every story in every design; `-- --check` compares with the
// saved ones; a word limits it to names that contain it.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { install } from './setup.mjs';

const words = process.argv.slice(2);
const isCheck = words.includes('--check');
const reportFile = words.find((word) => word.startsWith('--report='))?.slice('--report='.length);
const requested = words.filter((word) => !word.startsWith('--'));

install();
const { buildBoards, serveBoards } = await import('./shots/site.mjs');
const { renderShots, listStories, openBrowser } = await import('./shots/renderShots.mjs');
const { shotsOf } = await import('./shots/shotList.mjs');
const { boxesError, dotsError, dotsOf } = await import('./shots/comparison.mjs');
const saved = await import('./shots/baselines.mjs');
const { reportFolder, writeContactSheet } = await import('./shots/contactSheet.mjs');

rmSync(reportFolder, { recursive: true, force: true });
buildBoards();
const { port, stop } = await serveBoards();
const { browser, major } = await openBrowser(port);
const baselines = saved.readBaselines();
const isSameBrowser = baselines.major === major;
const isWanted = ({ id }) => requested.length === 0 || requested.some((word) => id.includes(word));
const results = [];
const rendered = {};

/** Why a rendering differs from the saved one; null if it does not. */
async function errorOf(id, { sum, boxes }, dots) {
  if (!baselines.ids.has(id)) return { why: 'is new' };
  if (isCheck && !isSameBrowser) return boxesError(saved.unpacked(baselines.boxes[id] ?? {}), boxes);
  if (baselines.sums[id] === sum) return null;
  return dotsError(await dotsOf(saved.readImage(id)), await dots(), Object.keys(boxes));
}

/** Whether a saved screenshot is replaced: without `--check`, whenever it is not identical. */
const isRenewed = (id, sum) => !isCheck && !(baselines.ids.has(id) && baselines.sums[id] === sum);

async function take({ id }, { png, cut, boxes, error: failure }) {
  if (failure) {
    results.push({ id, why: failure, isBroken: true });
    return;
  }
  rendered[id] = { sum: saved.sumOf(png), boxes };
  const dots = () => dotsOf(png, cut);
  const error = await errorOf(id, rendered[id], dots);
  results.push({ id, ...(error ? { why: error.why, hasDiff: Boolean(error.diff) } : {}) });
  // Copies the old screenshot beside the new one: after the replacement the sheet would show the
  // new one twice.
  if (error && baselines.ids.has(id)) saved.copyImage(id, path.join(reportFolder, `${id}.old.webp`));
  if (isRenewed(id, rendered[id].sum)) await saved.renewImage(id, await dots());
  if (!error) return;
  await saved.writeImage(path.join(reportFolder, `${id}.new.webp`), await dots());
  if (error.diff) await saved.writeImage(path.join(reportFolder, `${id}.diff.webp`), error.diff);
}

/** An error that no screenshot shows. */
const onEvent = (id, why) => results.push({ id, why, isBroken: true });

try {
  const stories = await listStories(browser, port);
  const columns = Math.max(...stories.map(({ designs }) => designs.length));
  const all = shotsOf(stories);
  await renderShots({ browser, port, shots: all.filter(isWanted), columns, take, onEvent });
  const ids = new Set(all.map(({ id }) => id));
  const gone = [...baselines.ids].filter((id) => !ids.has(id));
  if (isCheck) results.push(...gone.map((id) => ({ id, why: 'no longer exists' })));
  else {
    gone.forEach(saved.removeImage);
    saved.writeIndex(baselines, rendered, (id) => ids.has(id), major);
  }
} finally {
  await browser.close();
  stop();
}

const errors = results.filter(({ why }) => why);
const failed = isCheck ? errors.length : errors.filter(({ isBroken }) => isBroken).length;
for (const { id, why } of errors) console.log(`${id} ${why}`);
if (isCheck && !isSameBrowser)
  console.log(
    `The images were taken with Chromium ${baselines.major}, this is ${major}: the boxes of the layout were compared instead.`,
  );
console.log(
  `Look at ${path.relative(process.cwd(), writeContactSheet(results.filter(({ isBroken }) => !isBroken)))}`,
);
console.log(
  isCheck
    ? `${results.length - failed} images as before, ${failed} not (npm run shots renews them)`
    : `${results.length} images, ${errors.length - failed} renewed, ${failed} could not be rendered`,
);
if (reportFile) writeFileSync(reportFile, JSON.stringify({ passed: results.length - failed, failed }));
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
