// Finds text that one design cuts on small screens: uses the boards without taking screenshots.
import { findCutWords, listStories, openBrowser } from './renderShots.mjs';
import { buildBoards, serveBoards } from './site.mjs';

/**
 * Text that a design cuts at 320 pixels or at 200 % text size: `{id, error}`, the story and a
 * sentence.
 */
export async function cutWordsOf(design) {
  buildBoards();
  const { port, stop } = await serveBoards();
  const { browser } = await openBrowser(port);
  const found = [];
  try {
    const all = await listStories(browser, port);
    const columns = Math.max(...all.map(({ designs }) => designs.length));
    const stories = all
      .filter(({ designs, hasCutWords }) => designs.includes(design) && !hasCutWords)
      .map((story) => ({ ...story, designs: [design] }));
    const onEvent = (id, error) => found.push({ id, error });
    await findCutWords({ browser, port, stories, columns, onEvent });
  } finally {
    await browser.close();
    stop();
  }
  return found;
}
