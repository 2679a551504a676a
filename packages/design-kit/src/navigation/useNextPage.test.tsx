import { holdTillStir } from '@teranga/core/store';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NavigationProvider } from './address.tsx';
import { useNextPage } from './useNextPage.ts';

afterEach(cleanup);

function WayOn({ href }: { href: string }) {
  useNextPage(href);
  return null;
}

function draw(hrefs: string[]) {
  const asked: string[] = [];
  const navigation = {
    prefetch: (href: string) => void asked.push(href),
    owns: () => true,
    go: () => undefined,
  };
  const drawn = (shown: string[]) => (
    <NavigationProvider value={navigation}>
      {shown.map((href) => (
        <WayOn key={href} href={href} />
      ))}
    </NavigationProvider>
  );
  const { rerender } = render(drawn(hrefs));
  return { asked, show: (shown: string[]) => rerender(drawn(shown)) };
}

it('a page that most go to next is started once the shopper stirs, unless the way there is gone', async () => {
  const stir = holdTillStir();
  const { asked, show } = draw(['/checkout', '/products']);
  show(['/checkout']);
  expect(asked).toEqual([]);
  stir();
  await waitFor(() => expect(asked).toEqual(['/checkout']));
});
