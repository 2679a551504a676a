// @vitest-environment jsdom
import { NavigationProvider, type Address } from '@teranga/design-kit/navigation';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NavigationType } from 'react-router-dom';
import { Arrival } from './Arrival.tsx';

const navigation = { prefetch: () => undefined, owns: () => true, go: () => undefined };
const onReady = () => undefined;

function address(key: string, pathname: string, hash = ''): Address {
  return { pathname, search: '', hash, state: null, key };
}

/** What has the focus, and where it was scrolled, after going from one address to another. */
function arrive(from: Address, to: Address) {
  const places = { keep: () => undefined, recall: () => null };
  const scrolled: string[] = [];
  window.HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    scrolled.push(this.id);
  };
  window.scrollTo = () => void scrolled.push('top');
  const drawn = (shown: Address) => (
    <NavigationProvider address={shown} arrival={NavigationType.Push} value={navigation}>
      <a id="lien" href="/#services">
        Services
      </a>
      <main id="contenu">
        <h1 id="titre">Voyager</h1>
        <section id="services">Visas</section>
      </main>
      <Arrival places={places} onReady={onReady} />
    </NavigationProvider>
  );
  const { rerender, unmount } = render(drawn(from));
  document.getElementById('lien')?.focus();
  rerender(drawn(to));
  const focused = document.activeElement?.id;
  unmount();
  return { focused, scrolled };
}

const quote = address('a', '/demande-devis');

describe('Arriving', () => {
  it.each([
    ['at another page is at its title', quote, address('b', '/'), 'titre', 'top'],
    ['at a place of another page is there', quote, address('b', '/', '#services'), 'services', 'services'],
    [
      'at a place of this page is there',
      address('a', '/'),
      address('b', '/', '#services'),
      'services',
      'services',
    ],
    [
      'at a place that is not there is at the title',
      quote,
      address('b', '/', '#nulle-part'),
      'titre',
      undefined,
    ],
    ['at a hash that is none is at the title', quote, address('b', '/', '#%E0'), 'titre', undefined],
  ])('%s', (_case, from, to, focused, scrolled) => {
    expect(arrive(from, to)).toEqual({ focused, scrolled: scrolled === undefined ? [] : [scrolled] });
  });
});

/** A product's page that was just arrived at, and is about to be drawn whole. */
function aFirstSight() {
  const places = { keep: () => undefined, recall: () => null };
  window.scrollTo = () => undefined;
  const drawn = (shown: Address, title: string) => (
    <NavigationProvider address={shown} arrival={NavigationType.Push} value={navigation}>
      <a id="lien" href="/cart">
        Panier
      </a>
      <main id="contenu">
        <h1 key={title} id={title}>
          Robe wax
        </h1>
      </main>
      <Arrival places={places} onReady={onReady} />
    </NavigationProvider>
  );
  const product = address('b', '/products/robe-wax');
  const { rerender } = render(drawn(address('a', '/'), 'accueil'));
  const show = (title: string) => act(async () => rerender(drawn(product, title)));
  return { show, focused: () => document.activeElement?.id };
}

describe('The focus at a title', () => {
  afterEach(cleanup);

  it('goes on to the title of the whole page', async () => {
    const { show, focused } = aFirstSight();
    await show('premier');
    expect(focused()).toBe('premier');
    await show('entier');
    expect(focused()).toBe('entier');
    await show('encore');
    expect(focused()).toBe('encore');
  });

  it('stays where the shopper has moved it', async () => {
    const { show, focused } = aFirstSight();
    await show('premier');
    document.getElementById('lien')?.focus();
    await show('entier');
    expect(focused()).toBe('lien');
    document.getElementById('lien')?.blur();
    await show('encore');
    expect(focused()).toBe('');
  });
});
