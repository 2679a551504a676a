import { describe, expect, it } from 'vitest';
import { dehydrate } from '../../app/store/makeStore.ts';
import { makeTestStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { chosenLabels, openProductPage } from './testing/openProductPage.tsx';

serveWorld();

/** The page that answers a refused form with these choices. */
async function refused(choices: Record<string, string>) {
  const values = { productId: 'robe-wax', ...choices };
  const posted = { addToCart: { values, errors: {}, message: 'Seulement 1 article disponible.' } };
  const preloadedState = { ...dehydrate(makeTestStore().getState()), posted };
  const { product } = await openProductPage('robe-wax', '', makeTestStore({ preloadedState }));
  return product();
}

describe('A refused product form', () => {
  it('keeps its options', async () => {
    const product = await refused({ 'option.Couleur': 'Bleu', 'option.Taille': 'L' });
    expect(chosenLabels(product)).toEqual(['Bleu', 'L']);
  });

  it('keeps its quantity', async () => {
    expect((await refused({ quantity: '2' })).quantity.value).toBe(2);
  });

  it('keeps the quantity of a sold-out option for the next choice', async () => {
    const product = await refused({ 'option.Couleur': 'Rouge', 'option.Taille': 'L', quantity: '2' });
    expect(product.quantity.value).toBe(2);
  });

  it.each(['0', '-1', 'deux', '1.5'])('shows one product for the quantity «%s»', async (quantity) => {
    expect((await refused({ quantity })).quantity.value).toBe(1);
  });
});
