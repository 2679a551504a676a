import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** What a tree was drawn as, and the first fault met on the way. */
export interface RenderedTree {
  html: string;
  fault: { error: unknown } | null;
}

/** Draws a tree to its end. A part of it that fails leaves a gap and is told; the tree itself failing throws. */
export function renderToText(tree: ReactNode): Promise<RenderedTree> {
  return new Promise((resolve, reject) => {
    let fault: RenderedTree['fault'] = null;
    const pieces: Buffer[] = [];
    const collector = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(pieces).toString('utf8'), fault });
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      // Whole and in order, however large: nothing is put in place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(collector),
      onError: (error) => {
        fault ??= { error };
      },
      onShellError: reject,
    });
  });
}

const leadingLinks = /^(?:<link rel="preload"[^>]*>)+/;

/** Takes the picture preloads, which React writes first, from the front of the HTML: they belong into the head. */
export function splitPictureLinks(html: string): { pictureLinks: string; content: string } {
  const pictureLinks = leadingLinks.exec(html)?.[0] ?? '';
  return { pictureLinks, content: html.slice(pictureLinks.length) };
}
