import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The HTML of a tree, and the first error while rendering. */
export interface RenderedTree {
  html: string;
  caught: { error: unknown } | null;
}

/**
 * Renders a tree completely. A failed boundary leaves a gap and is reported; a failure of the tree
 * itself throws.
 */
export function renderToText(tree: ReactNode): Promise<RenderedTree> {
  return new Promise((resolve, reject) => {
    let caught: RenderedTree['caught'] = null;
    const pieces: Buffer[] = [];
    const collector = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(pieces).toString('utf8'), caught });
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      // Complete and in order, whatever its size: no script moves content into position.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(collector),
      onError: (error) => {
        caught ??= { error };
      },
      onShellError: reject,
    });
  });
}
