import {
  migrateSettings,
  settingOf,
  type DesignManifest,
  type SettingsByDesign,
} from '@teranga/design-manifest';
import type { ReportPage } from '../modules/designs/readDesigns.ts';
import type { DesignSize } from './designSize.ts';

/** A design as it is compared with another. */
export interface ComparedDesign {
  id: string;
  /** Null where it cannot be read any more. */
  manifest: DesignManifest | null;
  size: DesignSize | null;
  designReport: Readonly<Record<string, ReportPage>> | null;
}

/** The pages that shoppers know by a name. */
const screenNames: Readonly<Record<string, string>> = { service: 'services', quote: 'demande de devis' };
/** French names of the measured pages, for operators. */
const measuredNames: Readonly<Record<string, string>> = {
  home: 'accueil',
  list: 'liste',
  product: 'article',
  cart: 'panier',
  checkout: 'commande',
};
const nameOf = (screen: string) => screenNames[screen] ?? screen;
const number = new Intl.NumberFormat('fr-SN');
const signed = new Intl.NumberFormat('fr-SN', { signDisplay: 'exceptZero' });

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((screen) => !others.includes(screen)).map(nameOf);

function screenLines(from: ComparedDesign, to: ComparedDesign): string[] {
  const [before, after] = [from.manifest?.screens ?? [], to.manifest?.screens ?? []];
  const [lost, gained] = [without(before, after), without(after, before)];
  return [
    ...(lost.length > 0 ? [`  Écrans perdus : ${lost.join(', ')} (leurs adresses répondront 404)`] : []),
    ...(gained.length > 0 ? [`  Écrans gagnés : ${gained.join(', ')}`] : []),
    ...(lost.length + gained.length === 0 ? ['  Écrans : les mêmes'] : []),
  ];
}

function settingLines(from: ComparedDesign, to: ComparedDesign, settings: SettingsByDesign): string[] {
  const left = Object.keys(settings[from.id]?.values ?? {});
  const saved = settings[to.id];
  const found = saved && to.manifest ? Object.keys(migrateSettings(to.manifest, saved)) : [];
  const { manifest } = to;
  const known = found.filter((name) => manifest && settingOf(manifest, name));
  return [
    ...(left.length > 0
      ? [`  Réglages laissés : ${left.join(', ')} (gardés, ils reviennent avec « ${from.id} »)`]
      : []),
    ...(known.length > 0 ? [`  Réglages retrouvés : ${known.join(', ')}`] : []),
  ];
}

function sizeLine(what: string, before: number | undefined, after: number | undefined): string[] {
  if (after === undefined) return [];
  const change = before === undefined ? '' : ` (${signed.format(after - before)})`;
  return [`  ${what} : ${number.format(after)} octets${change}`];
}

function scoreLines(from: ComparedDesign, to: ComparedDesign): string[] {
  if (!to.designReport) return [`  Mesures : aucune ; « npm run design -- measure ${to.id} » les prend`];
  return Object.entries(to.designReport).map(([page, { score, accessibility, LCP }]) => {
    const before = from.designReport?.[page];
    const was = before
      ? ` (aujourd’hui ${before.score}, ${before.accessibility} et ${number.format(before.LCP)} ms)`
      : '';
    return `  Mesures, ${measuredNames[page] ?? page} : vitesse ${score}, accessibilité ${accessibility}, grande image à ${number.format(LCP)} ms${was}`;
  });
}

/** The effects of moving a store from one design to another, one line each. */
export function designChange(from: ComparedDesign, to: ComparedDesign, settings: SettingsByDesign): string[] {
  const sizes =
    to.size === null
      ? ['  Poids : inconnu, ce design n’est pas encore construit (« npm start » le construit)']
      : [
          ...sizeLine('JavaScript de l’accueil', from.size?.scripts, to.size.scripts),
          ...sizeLine('Styles de l’accueil', from.size?.styles, to.size.styles),
        ];
  return [...screenLines(from, to), ...settingLines(from, to, settings), ...sizes, ...scoreLines(from, to)];
}
