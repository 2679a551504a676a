import { anOption, aProductWithVariations, aVariation } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { chooseOption, defaultVariation, isAvailable, optionGroups, type PriceOf } from './choice.ts';
import { optionsLabel, optionTitle, toVariation, type Variation } from './variation.ts';

const priceOf: PriceOf = ({ sellingPrice }) => sellingPrice;
const read = (wire: unknown): Variation[] => {
  const variation = toVariation(wire);
  return variation ? [variation] : [];
};
/** Red M 25 000, red L sold out, blue M 22 000, blue L 27 000. */
const dresses = aProductWithVariations().variations.flatMap(read);
const bySku = (sku: string) => dresses.find((dress) => dress.sku === sku) ?? null;

const reduced: PriceOf = ({ sku, sellingPrice }) => (sku === 'robe-bleu-l' ? 1000 : sellingPrice);

describe('The variation shown first', () => {
  it.each([
    ['the cheapest that can be bought', dresses, 'robe-bleu-m'],
    [
      'the cheapest enabled one when none is in stock',
      dresses.map((each) => ({ ...each, quantity: 0, isEnabled: each.sku !== 'robe-bleu-m' })),
      'robe-rouge-l',
    ],
    [
      'the cheapest when none is enabled',
      dresses.map((each) => ({ ...each, isEnabled: false })),
      'robe-bleu-m',
    ],
    [
      'the cheapest enabled one',
      dresses.map((each) => ({ ...each, isEnabled: each.sku !== 'robe-bleu-m' })),
      'robe-rouge-m',
    ],
    ['none of none', [], undefined],
  ])('the variation shown first is %s', (_what, variations, sku) => {
    expect(defaultVariation(variations, priceOf)?.sku).toBe(sku);
  });

  it('is the cheapest at the price in force', () => {
    expect(defaultVariation(dresses, reduced)?.sku).toBe('robe-bleu-l');
  });
});

describe('Picking an option', () => {
  it.each([
    ['keeps the other option', 'robe-bleu-m', { name: 'Couleur', value: 'Rouge' }, 'robe-rouge-m'],
    [
      'switches the other when that form is sold out',
      'robe-bleu-l',
      { name: 'Couleur', value: 'Rouge' },
      'robe-rouge-m',
    ],
    ['goes to the cheapest without a choice yet', null, { name: 'Couleur', value: 'Bleu' }, 'robe-bleu-m'],
    [
      'switches the colour when only that one is left',
      'robe-rouge-m',
      { name: 'Taille', value: 'L' },
      'robe-bleu-l',
    ],
    ['goes nowhere for a value nobody has', 'robe-bleu-m', { name: 'Taille', value: 'XS' }, undefined],
  ])('the choice %s', (_what, current, picked, sku) => {
    expect(chooseOption(dresses, current === null ? null : bySku(current), picked, priceOf)?.sku).toBe(sku);
  });
});

const disabledValues = (variations: Variation[]) =>
  optionGroups(variations).flatMap(({ values }) =>
    values.filter(({ isDisabled }) => isDisabled).map(({ value }) => value),
  );

describe('An option', () => {
  it.each([
    ['Quantité', 'Conditionnement'],
    [' quantite ', 'Conditionnement'],
    ['Quantité de papier', 'Quantité de papier'],
    ['Taille', 'Taille'],
  ])('that the store calls %j is called %j, lest it be taken for how many are bought', (name, title) => {
    const options = [anOption({ name, value: 'Cageot de 10 kg' })];
    expect(optionTitle(name)).toEqual(title);
    expect(read(aVariation({ options })).map((each) => optionsLabel(each.options))).toEqual([
      `${title}\u00a0: Cageot de 10 kg`,
    ]);
  });

  it('lists its values in the order they come', () => {
    expect(optionGroups(dresses).map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual(
      [
        ['Couleur', ['Rouge', 'Bleu']],
        ['Taille', ['M', 'L']],
      ],
    );
  });

  it.each([
    ['none while each can be bought somehow', dresses, []],
    [
      'those of forms all sold out',
      dresses.map((each) => (each.sku.startsWith('robe-bleu') ? { ...each, quantity: 0 } : each)),
      ['Bleu', 'L'],
    ],
    [
      'those of a form switched off',
      dresses.map((each) => ({ ...each, isEnabled: each.sku !== 'robe-bleu-l' })),
      ['L'],
    ],
    [
      'all when nothing is left',
      dresses.map((each) => ({ ...each, quantity: 0 })),
      ['Rouge', 'Bleu', 'M', 'L'],
    ],
  ])('disables %s', (_what, variations, values) => {
    expect(disabledValues(variations)).toEqual(values);
  });
});

describe('A variation', () => {
  it('is read from any shape, or omitted without a SKU', () => {
    expect(
      toVariation({
        sku: 12,
        quantity: '4',
        sellingPrice: '2500',
        isEnabled: '0',
        options: [{ name: 'Taille' }],
      }),
    ).toEqual({
      sku: '12',
      isEnabled: false,
      quantity: 4,
      sellingPrice: 2500,
      multiPricing: [],
      picture: null,
      pictures: [],
      options: [],
    });
    expect(toVariation({ quantity: 3 })).toBeNull();
    expect(toVariation(null)).toBeNull();
  });

  it('can be bought when it is enabled and in stock', () => {
    const one = read(aVariation())[0];
    expect(one && [one, { ...one, quantity: 0 }, { ...one, isEnabled: false }].map(isAvailable)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is named by its options, a colour by its short name', () => {
    const options = [
      anOption({ value: '#a00', valueType: 'color', shortValue: 'Bordeaux' }),
      anOption({ name: 'Taille', value: 'M' }),
    ];
    expect(read(aVariation({ options })).map((each) => optionsLabel(each.options))).toEqual([
      'Couleur\u00a0: Bordeaux\u00a0· Taille\u00a0:\u00a0M',
    ]);
  });
});
