import type { Page } from '@playwright/test';
import type { WrittenScreens } from './filledStore.ts';

/** Every screen of the console below /gestion, but those of a single entry. */
const fixedScreens = [
  'aujourdhui',
  'commandes?status=toutes',
  'commandes/nouvelle',
  'articles',
  'articles/nouveau',
  'articles/importer',
  'articles/reduire',
  'rayons',
  'rayons?liste=collections',
  'rayons?liste=tags',
  'promos',
  'promos/nouveau',
  'livraison',
  'apparence',
  'apparence/design/default',
  'messages',
  'messages?boite=messages',
  'clients',
  'boutique',
  'boutique/identite',
  'boutique/contact',
  'boutique/horaires',
  'boutique/textes',
  'boutique/tailles',
  'boutique/legal',
  'boutique/paiement',
  'boutique/avis',
  'boutique/pause',
  'boutique/equipe',
  'boutique/appareils',
  'boutique/cles',
  'boutique/webhooks',
  'boutique/hotes',
  'boutique/envois',
  'boutique/phrases',
  'boutique/journal',
  'boutique/fermeture',
];

/** Every screen, with one entry of each kind. */
export const consoleScreens = (written: WrittenScreens): readonly string[] => [
  ...fixedScreens,
  ...Object.values(written),
];

/** The screens of the console that the page links to. */
export const linkedScreens = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href^="/gestion/"]'), ({ pathname }) =>
      decodeURIComponent(pathname.slice('/gestion/'.length)),
    ),
  );
