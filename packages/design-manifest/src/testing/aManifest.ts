import type { DesignManifest } from '../manifest.ts';

/** A design's `design.json` with a setting of every kind. */
export function aManifest(overrides: Partial<DesignManifest> = {}): DesignManifest {
  return {
    id: 'etal',
    label: 'L’étal',
    version: '1.0.0',
    contract: '^1.0.0',
    optionalPages: [],
    settings: [
      {
        kind: 'color',
        name: 'primaryColor',
        label: 'La couleur de l’action',
        token: '--color-primary',
        carries: ['--color-on-primary'],
        readOn: ['--color-page'],
      },
      {
        kind: 'choice',
        name: 'cardRatio',
        label: 'La forme des images',
        token: '--card-ratio',
        options: [
          { value: 'square', label: 'carrée', css: '1' },
          { value: 'tall', label: 'en hauteur', css: '3 / 4' },
        ],
        default: 'square',
      },
      { kind: 'text', name: 'heroTitle', label: 'Le titre', place: 'hero.title', longest: 10 },
      { kind: 'picture', name: 'heroImage', label: 'L’image', place: 'hero.picture' },
      {
        kind: 'sections',
        name: 'homeSections',
        label: 'Les sections',
        options: [
          { value: 'newProducts', label: 'Nouveautés' },
          { value: 'themes', label: 'Collections' },
        ],
      },
    ],
    published: {},
    migrations: [],
    pictures: [],
    preview: null,
    ...overrides,
  };
}

/** Its `theme.css`. */
export const aTheme = `
  [data-design='etal'], [data-design='etal'][data-theme='cupcake'] {
    --color-page: #ffffff; --color-primary: #222222; --color-on-primary: #ffffff; }
  [data-design='etal'][data-theme='night'] {
    --color-page: #111111; --color-primary: #eeeeee; --color-on-primary: #111111; }`;
