import type { DesignSetting } from '@teranga/design-manifest/manifest';
import { describe, expect, it } from 'vitest';
import { tokensOf, usedTokens, withValue } from './designValues.ts';
import { pageTitles } from './pageTitles.ts';

const settings: DesignSetting[] = [
  {
    kind: 'color',
    name: 'primaryColor',
    label: 'Couleur',
    token: '--color-primary',
    carries: ['--color-on-primary'],
    readOn: ['--color-page'],
  },
  {
    kind: 'choice',
    name: 'cardRatio',
    label: 'Forme',
    token: '--card-ratio',
    options: [
      { value: 'square', label: 'carrée', css: '1' },
      { value: 'tall', label: 'haute', css: '3 / 4' },
    ],
    default: 'square',
  },
];

describe('The settings of a design', () => {
  it('are tokens of a page, each theme with its own colours', () => {
    const values = { primaryColor: { cupcake: '#112233' }, cardRatio: 'tall', heroTitle: 'Bonjour' };
    expect(tokensOf(settings, values, 'cupcake')).toEqual({
      '--color-primary': '#112233',
      '--card-ratio': '3 / 4',
    });
    expect(tokensOf(settings, values, 'night')).toEqual({ '--card-ratio': '3 / 4' });
  });

  it('that are no colour and no choice change nothing', () => {
    expect(tokensOf(settings, { primaryColor: { cupcake: 'red' }, cardRatio: 'no' }, 'cupcake')).toEqual({});
  });

  it('name the tokens that they are read with', () => {
    expect(usedTokens(settings)).toEqual(['--color-primary', '--color-on-primary', '--color-page']);
  });

  it('go back to the design’s own', () => {
    expect(withValue({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
    expect(withValue({ a: 1 }, 'a', 3)).toEqual({ a: 3 });
  });
});

it('Pages are named as shoppers read them', () => {
  expect(pageTitles(['quote', 'no-such-page'])).toEqual(['Demande de devis']);
});
