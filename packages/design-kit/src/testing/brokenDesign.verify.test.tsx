import { cleanup, configure, getConfig } from '@testing-library/react';
import { createElement, type ComponentProps, type FunctionComponent } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LoadedDesign } from '../loadedDesign.tsx';
import { ProductCard } from '../parts/ProductCard.ts';
import { stubBrowserApis } from './stubBrowserApis.ts';
import { partViolations } from './describeParts.tsx';
import { wholeDesign } from './renderMarkup.tsx';
import { eventViolations } from './eventViolations.ts';
import { pageViolations, wordViolations } from './pageViolations.ts';
import { someDesign } from './someDesign.ts';

type AnyComponent = FunctionComponent<object>;

/** A design with one page replaced. */
function withPage(name: string, Page: AnyComponent): Promise<LoadedDesign> {
  const design = someDesign('broken');
  const pages = { ...design.pages, [name]: () => Promise.resolve({ default: Page }) };
  return wholeDesign({ ...design, pages });
}

const withCard = (Card: AnyComponent) =>
  wholeDesign(someDesign('broken', { ProductCard: () => Promise.resolve({ part: Card }) }));

const BrokenCard = () => {
  throw new Error('no price');
};

const TwoTitles = () => (
  <>
    <h1>Contacts</h1>
    <h1>Nous écrire</h1>
  </>
);

const NoLabel = () => (
  <>
    <h1>Contacts</h1>
    <input />
  </>
);

const NoTitle = () => <p>Contacts</p>;

const PageSkeleton = () => (
  <>
    <h1>Contacts</h1>
    <div aria-busy="true" />
  </>
);

const Basket = () => <h1>Panier vide</h1>;

const Silent = () => <h1>Robe Ndèye</h1>;

const silent = () => Promise.resolve({ default: Silent });

/** Timeout in milliseconds for events that never arrive. */
const unheardTimeoutMs = 30_000;

const card = { name: 'Robe Ndèye', href: '/products/robe', price: { current: '8 500 FCFA', previous: null } };
const situation = { name: 'EnStock', props: { card } };

beforeAll(stubBrowserApis);
/** What is missing here never comes, so no test waits for it as long as usual. */
beforeAll(() => {
  const { asyncUtilTimeout } = getConfig();
  configure({ asyncUtilTimeout: 200 });
  return () => configure({ asyncUtilTimeout });
});
afterEach(cleanup);

describe('a broken design', () => {
  it('has a page with two titles', async () => {
    expect(await pageViolations(await withPage('contacts', TwoTitles), 'contacts', 'full')).toEqual([
      'has 2 titles (h1)',
    ]);
  });

  it.each([
    ['no title', NoTitle, 'has no title (h1): <p>Contacts</p>'],
    ['what never comes', PageSkeleton, 'stays busy for ever (aria-busy): <h1>Contacts</h1>'],
    ['nothing', () => null, 'has no title (h1): nothing is rendered'],
  ])('has a page with %s', async (_what, Page, violation) => {
    await expect(pageViolations(await withPage('contacts', Page), 'contacts', 'full')).rejects.toThrow(
      violation,
    );
  });

  it('has a part that throws, which is named', async () => {
    const design = await withCard(BrokenCard);
    design.design.pages.contacts = () =>
      Promise.resolve({
        default: () => (
          <>
            <h1>Contacts</h1>
            <ProductCard {...(situation.props as ComponentProps<typeof ProductCard>)} />
          </>
        ),
      });
    await expect(pageViolations(design, 'contacts', 'full')).rejects.toThrow(
      'the part ProductCard throws «no price»',
    );
  });

  it.each(['loading', 'empty', 'failing', 'full'] as const)(
    'has a page with an unlabelled field when it is %s',
    async (state) => {
      const [violation] = await pageViolations(await withPage('contacts', NoLabel), 'contacts', state);
      expect(violation).toBe('Form elements must have labels (label): <input>');
    },
  );

  it('says other words than the shopper knows', async () => {
    expect(
      await wordViolations(await withPage('cart', Basket), 'cart', 'empty', 'Votre panier est vide'),
    ).toEqual(['does not say «Votre panier est vide»']);
  });

  it('reports no shop events', { timeout: unheardTimeoutMs }, async () => {
    const design = someDesign('broken');
    const whole = await wholeDesign({
      ...design,
      pages: { ...design.pages, product: silent, checkout: silent },
    });
    expect(await eventViolations(whole)).toEqual([
      'reports view_item 0 times',
      'reports add_to_cart 0 times',
      'reports begin_checkout 0 times',
      'reports purchase 0 times',
    ]);
  });

  it('has a card without a price, one without a link, and one whose image has no alternative text', async () => {
    const bare = await withCard(() => <p>Robe Ndèye</p>);
    const unreported = await withCard(() => (
      <a href="/products/robe">Robe Ndèye 8 500 FCFA {createElement('img', { src: '/robe.jpg' })}</a>
    ));
    expect(await partViolations(bare, 'ProductCard', [situation])).toEqual([
      'EnStock: does not say «8 500 FCFA»',
      'EnStock: does not lead to /products/robe',
    ]);
    expect(await partViolations(unreported, 'ProductCard', [situation])).toEqual([
      'EnStock: Images must have alternative text (image-alt): <img src="/robe.jpg">',
    ]);
  });

  it('passes the rules of a part whose card is complete', async () => {
    const whole = await withCard(() => <a href="/products/robe">Robe Ndèye 8 500 FCFA</a>);
    expect(await partViolations(whole, 'ProductCard', [situation])).toEqual([]);
  });
});
