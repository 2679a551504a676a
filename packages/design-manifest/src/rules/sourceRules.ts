import { existsSync } from 'node:fs';
import path from 'node:path';
import { themes, themeTokens } from '../theme/tokens.ts';
import { compareVersions } from '../versions.ts';
import { colourErrors } from './colourErrors.ts';
import type { DesignOnDisk } from './designOnDisk.ts';
import type { DesignRule } from './diagnostic.ts';
import { hoverErrors, mouseErrors } from './hoverErrors.ts';
import { importErrors } from './importErrors.ts';
import { inkErrors } from './inkErrors.ts';
import { previewErrors } from './previewErrors.ts';

const isSame = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, kind]) => other[name] === kind);

function publishedErrors({ manifest: { manifest } }: DesignOnDisk): string[] {
  if (!manifest) return [];
  const now = Object.fromEntries(manifest.settings.map(({ name, kind }) => [name, kind]));
  const own = manifest.published[manifest.version];
  const stale = !isSame(own ?? {}, now);
  const lost = Object.entries(manifest.published).flatMap(([version, settings]) => {
    const later = manifest.migrations.filter(({ to }) => compareVersions(to, version) > 0);
    return Object.entries(settings).flatMap(([name, kind]) => {
      const is = later
        .toSorted((a, b) => compareVersions(a.to, b.to))
        .reduce<string | null>(
          (current, { names }) =>
            current !== null && Object.hasOwn(names, current) ? (names[current] ?? null) : current,
          name,
        );
      if (is === null || now[is] === kind) return [];
      return [
        `the setting ${name} (${kind}) of version ${version} is gone, and no migration says what became of it`,
      ];
    });
  });
  return [
    ...(stale
      ? [`design.json does not say under \`published\` which settings version ${manifest.version} has`]
      : []),
    ...lost,
  ];
}

function settingErrors({ id, theme, manifest: { manifest } }: DesignOnDisk): string[] {
  if (!manifest) return [];
  const tokens = themes.map((name) => themeTokens(theme, id, name));
  return manifest.settings.flatMap((setting) => [
    ...('token' in setting && tokens.some((each) => !(setting.token in each))
      ? [
          `the setting ${setting.name} sets ${setting.token}, which src/theme.css does not have in both themes`,
        ]
      : []),
    ...(setting.kind === 'choice' && !setting.options.some(({ value }) => value === setting.default)
      ? [`the setting ${setting.name} has no option «${setting.default}», its default`]
      : []),
  ]);
}

const withoutFile =
  (file: string) =>
  ({ folder }: DesignOnDisk) =>
    existsSync(path.join(folder, file)) ? [] : [`${file} is missing`];

/** Rules for a design's source files. */
export const sourceRules: readonly DesignRule[] = [
  {
    name: 'imports no other design than the default',
    level: 'error',
    why: 'A change of that design would change this one, and its shoppers would load both.',
    remedy: 'Copy what you need into this folder, or move it to @teranga/ui for every design.',
    errors: importErrors,
  },
  {
    name: 'has no raw colour outside theme.css',
    level: 'error',
    why: 'It stays as it is when the theme changes, and when an operator chooses another colour.',
    remedy: 'Make it a token of src/theme.css, in both themes, and use the token.',
    errors: colourErrors,
  },
  {
    name: 'writes in colours that are seen',
    level: 'error',
    why: 'A button or a sentence is there, and nobody who looks at it can read it.',
    remedy: 'Give it a token that is read on its ground, or hide the thing itself from everybody.',
    errors: inkErrors,
  },
  {
    name: 'hides nothing behind hover',
    level: 'error',
    why: 'A finger has no hover, and a keyboard has only focus.',
    remedy: 'Add `:focus-visible` or `:focus-within` to the rule, or show it always.',
    errors: hoverErrors,
  },
  {
    name: 'answers focus where it answers a mouse that comes near',
    level: 'warning',
    why: 'A finger has no hover, and a keyboard has only focus.',
    remedy: 'Do the same on `onFocus`, or show it always.',
    errors: mouseErrors,
  },
  {
    name: 'offers settings that act',
    level: 'error',
    why: 'An operator would set something that changes nothing.',
    remedy: 'Name a token of src/theme.css, and an option that there is.',
    errors: settingErrors,
  },
  {
    name: 'carries a migration for each setting that changed',
    level: 'error',
    why: 'Stores have set it, and would lose what they set.',
    remedy:
      'Raise `version`, say under `published` what it has, and under `migrations` what became of each old name.',
    errors: publishedErrors,
  },
  {
    name: 'says what the brand is',
    level: 'warning',
    why: 'The designer of the next screen must know its audience, voice, type, colour and rhythm.',
    remedy: 'Write README.md; those of the other designs are examples.',
    errors: withoutFile('README.md'),
  },
  {
    name: 'has an image of itself',
    level: 'warning',
    why: 'Operators choose a design by looking at it.',
    remedy: 'Run `npm run design -- measure <id>`: it renders one and names it in design.json.',
    errors: previewErrors,
  },
  {
    name: 'has a design report',
    level: 'advice',
    why: 'Without it nobody knows what the design costs a shopper, and switching to it cannot say so.',
    remedy: 'Run `npm run design -- measure <id>`.',
    errors: withoutFile('design-report.json'),
  },
  {
    name: 'can be set by an operator',
    level: 'advice',
    why: 'Two stores that wear it would look the same.',
    remedy: 'Add settings to design.json: a colour, the words of the home, its sections.',
    errors: ({ manifest: { manifest } }) =>
      manifest?.settings.length === 0 ? ['design.json offers no setting'] : [],
  },
];
