import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Palette } from '../pages/palettes.ts';
import { JobQueue } from '../pictures/jobQueue.ts';
import { openPicture, type OpenPicture } from '../pictures/openPicture.ts';
import type { CardWords } from './cardLayout.ts';
import { drawCard } from './drawCard.ts';

const cardsAtOnce = 1;
const cardsWaiting = 40;
/** Changes when cards are drawn another way, so that kept ones are not served. */
const drawing = 1;

export interface CardRequest {
  words: CardWords;
  palette: Palette;
  /** The page's picture as the store keeps it, closed or not; null for none. */
  picture: OpenPicture | null;
  /** Folder of the kept cards. */
  folder: string;
}

/** Draws and keeps link-preview cards, each once for what it says. */
export class SocialCards {
  readonly #queue = new JobQueue(cardsAtOnce, cardsWaiting);

  /** Opens the card, drawn now if there is none. */
  async open({ words, palette, picture, folder }: CardRequest): Promise<OpenPicture> {
    const said = JSON.stringify([drawing, words, palette, picture?.path, picture?.version]);
    const file = path.join(folder, `${createHash('sha256').update(said).digest('base64url')}.card.jpg`);
    const kept = await openPicture(file);
    if (kept) return kept;
    await this.#queue.run(file, async () => {
      const jpeg = await drawCard(words, palette, picture?.path ?? null);
      await mkdir(folder, { recursive: true });
      const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
      try {
        await writeFile(unfinished, jpeg);
        await rename(unfinished, file);
      } finally {
        await rm(unfinished, { force: true });
      }
    });
    const made = await openPicture(file);
    if (!made) throw new Error(`the card ${file} vanished`);
    return made;
  }
}
