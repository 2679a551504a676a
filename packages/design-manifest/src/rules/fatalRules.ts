import { contractVersion } from '../manifest.ts';
import { isInRange } from '../versions.ts';
import { readDesignIndex } from './designIndex.ts';
import type { DesignOnDisk } from './designOnDisk.ts';
import type { DesignRule } from './diagnostic.ts';

function identityErrors({ id, index, manifest: { manifest } }: DesignOnDisk): string[] {
  const design = readDesignIndex(index);
  return [
    ...(design.id === id ? [] : [`src/index.ts calls the design «${design.id}», its folder «${id}»`]),
    ...(manifest && manifest.id !== id
      ? [`design.json calls the design «${manifest.id}», its folder «${id}»`]
      : []),
    ...(manifest && design.label !== manifest.label
      ? [`src/index.ts and design.json do not agree on the label: «${design.label}», «${manifest.label}»`]
      : []),
  ];
}

/** Rules without which a design cannot render at all. */
export const fatalRules: readonly DesignRule[] = [
  {
    name: 'has a design.json that can be read',
    level: 'fatal',
    why: 'The server and the commands know a design by it alone.',
    remedy:
      'Write what it requires; packages/designs/default/design.json is an example, and packages/design-manifest/src/manifest.ts the schema.',
    errors: ({ manifest: { errors } }) => errors.map((error) => `design.json: ${error}`),
  },
  {
    name: 'is called alike by its folder, its index and its design.json',
    level: 'fatal',
    why: 'The store names its design by the folder: under another name the default would be rendered.',
    remedy: 'Give the folder’s name to `id` in both files, and one label.',
    errors: identityErrors,
  },
  {
    name: 'is written for the current contract',
    level: 'fatal',
    why: 'Pages and parts get other props than they were written for, and fail before a shopper.',
    remedy: `Draw it for the contract ${contractVersion}, then widen \`contract\` in design.json.`,
    errors: ({ manifest: { manifest } }) =>
      manifest && !isInRange(contractVersion, manifest.contract)
        ? [`design.json wants the contract ${manifest.contract}, this is ${contractVersion}`]
        : [],
  },
  {
    name: 'has a theme of its own',
    level: 'fatal',
    why: 'A theme is never inherited: without it a page has no colours and no sizes.',
    remedy: 'Write src/theme.css with the tokens of both themes; `npm run design -- new` makes one.',
    errors: ({ id, theme }) =>
      theme.includes(`[data-design='${id}']`)
        ? []
        : [`src/theme.css sets nothing under [data-design='${id}']`],
  },
];
