import type { SettingsByDesign } from '@teranga/design-manifest';
import {
  designImpact,
  type ComparedDesign as Compared,
  type DesignImpact,
} from '../modules/designs/designImpact.ts';
import type { DesignSize } from './designSize.ts';

/** A design as it is compared with another. */
export interface ComparedDesign extends Compared {
  size: DesignSize | null;
}

/** The pages that shoppers know by a name. */
const pageNames: Readonly<Record<string, string>> = { service: 'services', quote: 'demande de devis' };
/** French names of the measured pages, for operators. */
const measuredNames: Readonly<Record<string, string>> = {
  home: 'accueil',
  list: 'liste',
  product: 'article',
  cart: 'panier',
  checkout: 'commande',
};
const nameOf = (page: string) => pageNames[page] ?? page;
const number = new Intl.NumberFormat('fr-SN');
const signed = new Intl.NumberFormat('fr-SN', { signDisplay: 'exceptZero' });

const named = (pages: readonly string[]) => pages.map(nameOf).join(', ');

function pageLines({ lostPages: lost, gainedPages: gained }: DesignImpact): string[] {
  return [
    ...(lost.length > 0 ? [`  Écrans perdus : ${named(lost)} (leurs adresses répondront 404)`] : []),
    ...(gained.length > 0 ? [`  Écrans gagnés : ${named(gained)}`] : []),
    ...(lost.length + gained.length === 0 ? ['  Écrans : les mêmes'] : []),
  ];
}

const settingLines = ({ leftSettings: left, foundSettings: found }: DesignImpact, from: string): string[] => [
  ...(left.length > 0
    ? [`  Réglages laissés : ${left.join(', ')} (gardés, ils reviennent avec « ${from} »)`]
    : []),
  ...(found.length > 0 ? [`  Réglages retrouvés : ${found.join(', ')}`] : []),
];

function sizeLine(what: string, before: number | undefined, after: number | undefined): string[] {
  if (after === undefined) return [];
  const change = before === undefined ? '' : ` (${signed.format(after - before)})`;
  return [`  ${what} : ${number.format(after)} octets${change}`];
}

function scoreLines({ measures }: DesignImpact, to: string): string[] {
  if (measures.length === 0) return [`  Mesures : aucune ; « npm run design -- measure ${to} » les prend`];
  return measures.map(({ page, before, after: { score, accessibility, LCP } }) => {
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
  const impact = designImpact(from, to, settings);
  return [...pageLines(impact), ...settingLines(impact, from.id), ...sizes, ...scoreLines(impact, to.id)];
}
