import { describe, expect, it } from 'vitest';
import { aManifest, aTheme } from '../testing/aManifest.ts';
import { renderedSettings } from './renderedSettings.ts';
import { migrateSettings } from './migrateSettings.ts';
import { settingErrors } from './settingErrors.ts';

const manifest = aManifest();
const ground = { css: aTheme, hasImage: (name: string) => name === 'etal.jpg' };
const rendered = (values: object) => renderedSettings(manifest, { version: '1.0.0', values: { ...values } });

describe('an operator’s setting', () => {
  it('may be everything a design offers', () => {
    const values = {
      primaryColor: { cupcake: '#7a1f1f', night: '#ffd0d0' },
      cardRatio: 'tall',
      heroTitle: 'Marché',
      heroImage: 'etal.jpg',
      homeSections: ['themes'],
    };
    expect(settingErrors(manifest, values, ground)).toEqual([]);
  });

  it.each<[object, string, string]>([
    [
      { couleur: '#fff' },
      'couleur',
      'n’est pas un réglage du design « etal ». Il y a : primaryColor, cardRatio, heroTitle, heroImage, homeSections.',
    ],
    [
      { primaryColor: '#fff' },
      'primaryColor',
      'attend une couleur par thème : cupcake et night, par exemple { cupcake: "#2b3a8f" }.',
    ],
    [{ primaryColor: { jour: '#fff' } }, 'primaryColor.jour', 'n’est pas un thème. Il y a : cupcake, night.'],
    [
      { primaryColor: { night: 'rouge' } },
      'primaryColor.night',
      'n’est pas une couleur : il faut # et six chiffres, par exemple "#2b3a8f".',
    ],
    [{ cardRatio: 'wide' }, 'cardRatio', 'n’est pas un choix possible. Il y a : square, tall.'],
    [{ heroTitle: 'beaucoup trop long' }, 'heroTitle', 'est trop long : 10 signes au plus.'],
    [{ heroTitle: 4 }, 'heroTitle', 'attend un texte.'],
    [
      { heroImage: 'absente.jpg' },
      'heroImage',
      'nomme une image qui n’est pas dans le dossier des images de la boutique.',
    ],
    [{ homeSections: 'themes' }, 'homeSections', 'attend une liste de sections.'],
    [
      { homeSections: ['blog'] },
      'homeSections.0',
      'n’est pas une section de cet accueil. Il y a : newProducts, themes.',
    ],
    [{ homeSections: ['themes', 'themes'] }, 'homeSections.1', 'nomme « themes » une seconde fois.'],
  ])('is refused as %j', (values, path, sentence) => {
    expect(settingErrors(manifest, { ...values }, ground)).toEqual([
      { path: path.split('.').map((step) => (/^\d$/.test(step) ? Number(step) : step)), sentence },
    ]);
  });

  it('is refused if its contrast is too low, for the theme concerned', () => {
    const errors = settingErrors(
      manifest,
      { primaryColor: { cupcake: '#dddddd', night: '#dddddd' } },
      ground,
    );
    expect(errors.map(({ path, sentence }) => [path.join('.'), sentence])).toEqual([
      [
        'primaryColor.cupcake',
        'se lit mal avec --color-on-primary (#ffffff) : le contraste est de 1,36, il en faut 4,50 au moins.',
      ],
      [
        'primaryColor.cupcake',
        'se lit mal avec --color-page (#ffffff) : le contraste est de 1,36, il en faut 4,50 au moins.',
      ],
    ]);
  });
});

describe('a saved setting', () => {
  it('changes tokens per theme, over the design’s own', () => {
    const all = `[data-design='etal']${':not(#\\#)'.repeat(6)}`;
    expect(rendered({ primaryColor: { cupcake: '#7a1f1f', night: '#ffd0d0' }, cardRatio: 'tall' }).css).toBe(
      `${all}{--card-ratio:3 / 4;}` +
        `@media not all and (prefers-color-scheme:dark){${all}:not([data-theme]){--color-primary:#7a1f1f;}}` +
        `${all}[data-theme='cupcake']{--color-primary:#7a1f1f;}` +
        `@media (prefers-color-scheme:dark){${all}:not([data-theme]){--color-primary:#ffd0d0;}}` +
        `${all}[data-theme='night']{--color-primary:#ffd0d0;}`,
    );
  });

  it('changes the hero and the sections', () => {
    const { hero, homeSections } = rendered({
      heroTitle: 'Marché',
      heroImage: 'etal.jpg',
      homeSections: ['themes', 'blog'],
    });
    expect(hero).toEqual({ title: 'Marché', picture: 'etal.jpg' });
    expect(homeSections).toEqual(['themes']);
  });

  it.each([
    [{ primaryColor: { cupcake: '#fff;}</style><script>' } }],
    [{ cardRatio: '1;}' }],
    [{ primaryColor: null, cardRatio: {}, heroTitle: 3, homeSections: 'themes' }],
  ])('changes nothing with the value %j', (values) => {
    expect(rendered(values)).toEqual({ css: '', hero: {}, homeSections: null });
  });

  it('is read from an older version by way of every migration since', () => {
    const migrated = aManifest({
      migrations: [
        { to: '3.0.0', names: {}, values: { cardRatio: { narrow: 'tall' } } },
        { to: '2.0.0', names: { ratio: 'cardRatio', sound: null } },
      ],
    });
    const read = (version: string, values: object) =>
      migrateSettings(migrated, { version, values: { ...values } });
    expect(read('1.0.0', { ratio: 'narrow', sound: 'on', heroTitle: 'A' })).toEqual({
      cardRatio: 'tall',
      heroTitle: 'A',
    });
    expect(read('2.0.0', { cardRatio: 'narrow', sound: 'on' })).toEqual({ cardRatio: 'tall', sound: 'on' });
    expect(read('3.0.0', { cardRatio: 'narrow' })).toEqual({ cardRatio: 'narrow' });
  });
});
