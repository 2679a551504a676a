import { holdUntilInteraction } from '@teranga/core/lib/hydration';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NavigationProvider } from './address.tsx';
import { useNextPage } from './useNextPage.ts';

afterEach(cleanup);

function WayOn({ href }: { href: string }) {
  useNextPage(href);
  return null;
}

function renderUi(hrefs: string[]) {
  const requested: string[] = [];
  const navigation = {
    prefetch: (href: string) => void requested.push(href),
    owns: () => true,
    go: () => undefined,
  };
  const rendered = (shown: string[]) => (
    <NavigationProvider value={navigation}>
      {shown.map((href) => (
        <WayOn key={href} href={href} />
      ))}
    </NavigationProvider>
  );
  const { rerender } = render(rendered(hrefs));
  return { requested, show: (shown: string[]) => rerender(rendered(shown)) };
}

it('the likely next page is prefetched after the first interaction, unless its link is gone', async () => {
  const interact = holdUntilInteraction();
  const { requested, show } = renderUi(['/checkout', '/products']);
  show(['/checkout']);
  expect(requested).toEqual([]);
  interact();
  await waitFor(() => expect(requested).toEqual(['/checkout']));
});
