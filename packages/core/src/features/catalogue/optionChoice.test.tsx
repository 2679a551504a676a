import { aProductWithVariations } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { serveWorld } from '../../testing/serveWorld.ts';
import { chosenLabels, openProductPage } from './testing/openProductPage.tsx';

const served = serveWorld();

describe('The options of a product', () => {
  it('have labels distinct from the quantity field’s label', async () => {
    const wire = aProductWithVariations();
    const variations = wire.variations.map((each) => ({
      ...each,
      options: each.options.map((option) =>
        option.name === 'Taille' ? { ...option, name: 'Quantité' } : option,
      ),
    }));
    served.world.products = [{ ...wire, variations }];
    const { product } = await openProductPage('robe-wax');
    expect(product().options.map(({ name }) => name)).toEqual(['Couleur', 'Conditionnement']);
  });

  it('go to the best match when a choice conflicts, and say so', async () => {
    const { product, choose } = await openProductPage('robe-wax');
    choose('Taille', 'L');
    expect(chosenLabels(product())).toEqual(['Bleu', 'L']);
    expect(product().optionNote).toBe(null);
    choose('Couleur', 'Rouge');
    expect(chosenLabels(product())).toEqual(['Rouge', 'M']);
    expect(product().optionNote).toBe(
      'Taille «\u00a0L\u00a0» indisponible avec «\u00a0Rouge\u00a0»\u00a0: nous avons choisi «\u00a0M\u00a0».',
    );
    expect(product().buyNowHref).toBe('/checkout?product=robe-wax&variation=robe-rouge-m&quantity=1');
  });

  it('mark what would switch another choice', async () => {
    const { product, choose } = await openProductPage('robe-wax');
    const notes = () =>
      product().options.flatMap(({ choices }) =>
        choices.flatMap(({ label, note }) => (note === null ? [] : [`${label}: ${note}`])),
      );
    expect(notes()).toEqual([]);
    choose('Couleur', 'Rouge');
    expect(notes()).toEqual(['L: indisponible avec Rouge']);
    choose('Taille', 'L');
    expect(chosenLabels(product())).toEqual(['Bleu', 'L']);
    expect(notes()).toEqual(['Rouge: indisponible avec L']);
    expect(product().optionNote).toBe(
      'Couleur «\u00a0Rouge\u00a0» indisponible avec «\u00a0L\u00a0»\u00a0: nous avons choisi «\u00a0Bleu\u00a0».',
    );
    choose('Taille', 'M');
    expect(notes()).toEqual([]);
    expect(product().optionNote).toBeNull();
  });
});
