import { Suspense, use, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToText } from './renderToText.ts';

const error = new Error('cassé');

function Broken(): ReactNode {
  throw error;
}

/** Waits once, as what loads its code does. */
function waiting(): () => ReactNode {
  const word = new Promise<string>((resolve) => setImmediate(() => resolve('venu')));
  return () => <b>{use(word)}</b>;
}

describe('renderToText', () => {
  it('renders a whole tree', async () => {
    const tree = (
      <Suspense>
        <p title="&">
          {'L’été'} {2}
        </p>
      </Suspense>
    );
    expect(await renderToText(tree)).toEqual({
      html: '<!--$--><p title="&amp;">L’été<!-- --> <!-- -->2</p><!--/$-->',
      caught: null,
    });
  });

  it('waits for suspended content, in the tree itself and in a boundary', async () => {
    const [Frame, Part] = [waiting(), waiting()];
    const { html, caught: met } = await renderToText(
      <main>
        <Frame />
        <Suspense>
          <Part />
        </Suspense>
      </main>,
    );
    expect(html).toBe('<main><b>venu</b><!--$--><b>venu</b><!--/$--></main>');
    expect(met).toBeNull();
  });

  it('leaves a gap for a failed boundary, and reports the error', async () => {
    const rendered = await renderToText(
      <main>
        <i />
        <Suspense fallback="…">
          <Broken />
        </Suspense>
      </main>,
    );
    expect(rendered.caught?.error).toEqual(error);
    expect(rendered.html.startsWith('<main><i></i><!--$!-->')).toBe(true);
  });

  it('throws where the tree itself fails', async () => {
    await expect(renderToText(<Broken />)).rejects.toBe(error);
  });
});
