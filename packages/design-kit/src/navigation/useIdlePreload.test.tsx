import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PreloadProvider } from './preload.ts';
import { useIdlePreload } from './useIdlePreload.ts';

afterEach(cleanup);

function PreloadedLink({ href }: { href: string }) {
  useIdlePreload(href);
  return null;
}

function renderUi(hrefs: string[]) {
  const requested: string[] = [];
  const preload = (href: string) => void requested.push(href);
  const rendered = (shown: string[]) => (
    <PreloadProvider value={preload}>
      {shown.map((href) => (
        <PreloadedLink key={href} href={href} />
      ))}
    </PreloadProvider>
  );
  const { rerender } = render(rendered(hrefs));
  return { requested, show: (shown: string[]) => rerender(rendered(shown)) };
}

it('the likely next page is preloaded when idle, unless its link is gone', async () => {
  const { requested, show } = renderUi(['/checkout', '/products']);
  show(['/checkout']);
  expect(requested).toEqual([]);
  await waitFor(() => expect(requested).toEqual(['/checkout']));
});
