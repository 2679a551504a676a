import { describe, expect, it } from 'vitest';
import {
  axesOf,
  titleOf,
  withAxisName,
  withoutAxis,
  withoutValue,
  withValue,
  type OptionValue,
  type VariationDraft,
} from './variations.ts';

const start = { sku: 'ROBE', sellingPrice: 9_000 };
const size = (value: string): OptionValue => ({ name: 'Taille', value, valueType: 'text' });
const color = (value: string, shortValue: string): OptionValue => ({
  name: 'Couleur',
  value,
  valueType: 'color',
  shortValue,
});
const built = (...options: OptionValue[]) =>
  options.reduce<VariationDraft[]>((drafts, option) => withValue(drafts, option, start), []);
const titles = (drafts: readonly VariationDraft[]) => drafts.map(titleOf);

describe('The variations of a product', () => {
  it('begin with the first value of the first option', () => {
    expect(built(size('S'))).toEqual([
      {
        sku: 'ROBE-S',
        isEnabled: true,
        sellingPrice: 9_000,
        multiPricing: [],
        picture: null,
        pictures: [],
        options: [size('S')],
      },
    ]);
  });

  it('are the combinations of the values', () => {
    const drafts = built(size('S'), size('M'), color('#b00', 'Rouge'), color('#00b', 'Bleu'));
    expect(titles(drafts)).toEqual(['S · Rouge', 'M · Rouge', 'S · Bleu', 'M · Bleu']);
    expect(new Set(drafts.map(({ sku }) => sku)).size).toBe(4);
    expect(axesOf(drafts).map(({ name, values }) => [name, values.length])).toEqual([
      ['Taille', 2],
      ['Couleur', 2],
    ]);
  });

  it('keep their references when an option comes or goes', () => {
    const sized = built(size('S'), size('M'));
    const colored = withValue(sized, color('#b00', 'Rouge'), start);
    expect(colored.map(({ sku }) => sku)).toEqual(sized.map(({ sku }) => sku));
    expect(withoutAxis(colored, 'Couleur')).toEqual(sized);
  });

  it('that are missing on purpose stay missing', () => {
    const drafts = built(size('S'), size('M'), color('#b00', 'Rouge'), color('#00b', 'Bleu'));
    const fewer = drafts.filter((draft) => titleOf(draft) !== 'M · Bleu');
    expect(titles(withValue(fewer, size('L'), start))).toEqual([
      'S · Rouge',
      'M · Rouge',
      'S · Bleu',
      'L · Rouge',
      'L · Bleu',
    ]);
  });

  it('go with their value, and with the last option all of them', () => {
    expect(titles(withoutValue(built(size('S'), size('M')), 'Taille', 'S'))).toEqual(['M']);
    expect(withoutValue(built(size('S')), 'Taille', 'S')).toEqual([]);
  });

  it('follow a new name of their option', () => {
    expect(axesOf(withAxisName(built(size('S')), 'Taille', 'Pointure'))[0]?.name).toBe('Pointure');
  });

  it('that are new cost what those beside them cost', () => {
    const [first] = built(size('S'));
    if (!first) throw new Error('There is one.');
    const drafts = withValue([{ ...first, sellingPrice: 12_000 }], size('M'), start);
    expect(drafts[1]?.sellingPrice).toBe(12_000);
  });
});
