import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** The HTML of a tree, and the first error while rendering. */
export interface RenderedTree {
  html: string;
  fault: { error: unknown } | null;
}

/** React's marker of a boundary that it left out, because it failed or suspended. */
const gap = '<!--$!-->';

/**
 * Renders a tree completely. A failed boundary leaves a gap and is reported; a failure of the tree
 * itself throws. Tries `renderToString` first, a fifth cheaper than a stream; only a stream waits
 * and reports errors.
 */
export async function renderToText(tree: ReactNode): Promise<RenderedTree> {
  const html = renderAtOnce(tree);
  return html === null || html.includes(gap) ? renderAsStream(tree) : { html, fault: null };
}

/** The tree rendered synchronously; null if it fails or suspends. */
function renderAtOnce(tree: ReactNode): string | null {
  try {
    return renderToString(tree);
  } catch {
    return null;
  }
}

function renderAsStream(tree: ReactNode): Promise<RenderedTree> {
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
      // Complete and in order, whatever its size: no script moves content into position.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(collector),
      onError: (error) => {
        fault ??= { error };
      },
      onShellError: reject,
    });
  });
}
