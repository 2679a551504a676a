import type { ScriptPurpose } from '@teranga/core/pages/table';

/** Text shown without JavaScript: always, or only for a store with the contact option. */
export interface ScriptNeed {
  text: string;
  /** Said of a store with a telephone. */
  byPhone: string;
  /** Said of a store with a telephone, an e-mail or WhatsApp. */
  byAnyWay: string;
}

/**
 * Text that only the server renders: a browser that runs scripts ignores the content of
 * `<noscript>`.
 */
const inHtml = (text: string) => (import.meta.env.SSR ? text : ' ');

/** Asks the shopper to enable JavaScript; `reach` adds the store's contact options. */
const scriptNeed = (
  purpose: string,
  reach: Partial<Pick<ScriptNeed, 'byPhone' | 'byAnyWay'>> = {},
): ScriptNeed => ({
  text: inHtml(`${purpose}, activez JavaScript dans votre navigateur, puis rechargez cette page.`),
  byPhone: inHtml(reach.byPhone ?? ''),
  byAnyWay: inHtml(reach.byAnyWay ?? ''),
});

const callUs = { byPhone: 'Vous pouvez aussi nous appeler : nos numéros sont en bas de page.' };

/** What pages say where there is no JavaScript. */
export const scriptNeeds: Readonly<Record<ScriptPurpose, ScriptNeed>> = {
  cart: scriptNeed('Pour remplir votre panier et commander', callUs),
  wishlist: scriptNeed('Pour garder des articles dans votre liste de souhaits'),
  order: scriptNeed('Pour suivre votre commande', {
    byPhone: 'Vous pouvez aussi nous appeler avec votre référence : nos numéros sont en bas de page.',
  }),
  quote: scriptNeed('Pour envoyer votre demande de devis', {
    byPhone: 'Vous pouvez aussi nous appeler ou nous écrire : nos numéros sont en bas de page.',
  }),
  contact: scriptNeed('Pour envoyer un message d’ici', {
    byAnyWay: 'Vous pouvez aussi nous appeler ou nous écrire : nos coordonnées sont sur cette page.',
  }),
  account: scriptNeed('Pour vous connecter à votre compte', callUs),
};
