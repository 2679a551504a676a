import type { Tx } from '../../platform/db/database.ts';
import type { Promo } from '../promos/promo.ts';
import { readPromos } from '../promos/promoRecords.ts';
import { instant, type ExportTable } from './exportTable.ts';

type PromoItem = Omit<Promo, 'used_by_contact'>;

async function* promoItems(tx: Tx): AsyncGenerator<PromoItem> {
  for (const { used_by_contact: _usedByContact, ...promo } of await readPromos(tx)) yield promo;
}

/** Promo codes, the newest first, with how often they were used. */
export const promoTable: ExportTable = {
  columns: [
    'Code',
    'Remise',
    'Unité',
    'Dès un achat de (FCFA)',
    'Début',
    'Fin',
    'Utilisations',
    'Utilisations au plus',
    'Par client au plus',
    'Articles',
    'Actif',
  ],
  items: promoItems,
  rowsOf: (item) => {
    const promo = item as PromoItem;
    return [
      [
        promo.code,
        String(promo.amount),
        promo.is_percentage ? '%' : 'FCFA',
        String(promo.minimum_subtotal),
        promo.starts_at ? instant(promo.starts_at) : '',
        promo.ends_at ? instant(promo.ends_at) : '',
        String(promo.used),
        promo.max_uses === null ? '' : String(promo.max_uses),
        promo.max_uses_per_contact === null ? '' : String(promo.max_uses_per_contact),
        promo.product_ids?.join(', ') ?? '',
        promo.is_enabled ? 'oui' : 'non',
      ],
    ];
  },
};
