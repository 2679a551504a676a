import { aProductWithVariations } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { serveWorld } from '../../testing/serveWorld.ts';
import { readVariation, variationHref } from '../../domain/product/productAddress.ts';
import { chosenLabels, openProductPage } from './testing/openProductPage.tsx';

const served = serveWorld();

describe("The variation in a product page's address", () => {
  it.each([
    ['names none', '', ['Bleu', 'M']],
    ['names one', 'variation=robe-rouge-m', ['Rouge', 'M']],
    ['names an unknown one', 'variation=robe-verte-m', ['Bleu', 'M']],
    ['names nothing', 'variation=', ['Bleu', 'M']],
    ['is malformed', 'variation=%00%FF&variation=robe-rouge-m', ['Bleu', 'M']],
  ])('is shown where the address %s', async (_case, search, labels) => {
    const { product } = await openProductPage('robe-wax', search);
    expect(chosenLabels(product())).toEqual(labels);
  });

  it('follows the selection and preserves the other URL parameters', async () => {
    const { product, choose, result } = await openProductPage('robe-wax', 'utm_source=mail');
    choose('Couleur', 'Rouge');
    expect(result.current.search).toBe('utm_source=mail&variation=robe-rouge-m');
    act(() => product().quantity.set(3));
    expect(chosenLabels(product())).toEqual(['Rouge', 'M']);
    expect(product().quantity.value).toBe(3);
  });

  it('is not navigated to twice when it is chosen twice', async () => {
    // Navigation would write the address without the escape.
    const search = 'variation=robe%2Drouge-m';
    const { choose, result } = await openProductPage('robe-wax', search);
    choose('Couleur', 'Rouge');
    expect(result.current.search).toBe(search);
  });

  it('resets variation and quantity when another link is followed', async () => {
    const { product, choose, result } = await openProductPage('robe-wax', 'variation=robe-bleu-m');
    choose('Couleur', 'Rouge');
    act(() => product().quantity.set(3));
    act(() => result.current.go('/products/robe-wax?variation=robe-bleu-m'));
    expect(chosenLabels(product())).toEqual(['Bleu', 'M']);
    expect(product().quantity.value).toBe(1);
  });

  it.each([
    ['', '/products/robe-wax'],
    ['utm_source=mail', '/products/robe-wax'],
    ['variation=robe-verte-m', '/products/robe-wax'],
    ['variation=robe-rouge-m', '/products/robe-wax?variation=robe-rouge-m'],
  ])('is shared when it was chosen: %j as %s', async (search, href) => {
    const { product, result } = await openProductPage('robe-wax', search);
    act(() => product().share());
    expect(result.current.overlay).toEqual({ kind: 'share', shared: { href, name: 'Robe wax' } });
  });

  it('is the default one again when it is gone', async () => {
    const { product, choose, result } = await openProductPage('robe-wax');
    choose('Couleur', 'Rouge');
    const { variations } = aProductWithVariations();
    served.world.products = [
      aProductWithVariations({ variations: variations.filter(({ sku }) => sku !== 'robe-rouge-m') }),
    ];
    const gone = { message: "Cet article n'existe plus." };
    served.server.use(http.post('*/api/cart/add', () => HttpResponse.json(gone, { status: 404 })));
    act(() => product().add());
    await waitFor(() => expect(chosenLabels(product())).toEqual(['Bleu', 'M']));
    expect(result.current.toasts.map(({ text }) => text)).toEqual([gone.message]);
  });
});

describe('variationHref', () => {
  it.each([
    ['robe', null, '/products/robe'],
    ['robe', 'A & B/é', '/products/robe?variation=A+%26+B%2F%C3%A9'],
    ['a b', 'x', '/products/a%20b?variation=x'],
  ])('the address of %s with %s is %s, and reads back', (id, sku, href) => {
    expect(variationHref(id, sku)).toBe(href);
    expect(readVariation(new URL(href, 'https://teranga.sn').searchParams)).toBe(sku);
  });
});
