import type { ImportFileWire, ImportWire } from '@teranga/contract/admin';
import type { Tone } from '../../parts/Badge.tsx';

export const sourceWords: Readonly<Record<ImportWire['source'], string>> = {
  shopify: 'Export de Shopify (CSV)',
  woocommerce: 'Export de WooCommerce (CSV)',
  json: 'Export de Teranga (JSON)',
  spreadsheet: 'Tableur (Excel, CSV)',
};

export const sourceOptions = Object.entries(sourceWords).map(([value, label]) => ({ value, label }));

/** What the server does with a file, while it does it. */
export const progressWords: Readonly<Record<NonNullable<ImportFileWire['progress']>['step'], string>> = {
  reading: 'Lecture du fichier',
  checking: 'Comparaison avec vos articles',
  writing: 'Enregistrement des articles',
};

type Progress = Pick<ImportWire, 'finishedAt' | 'undoneAt' | 'isUndoing' | 'isHalfUndone' | 'counts'>;

/** How far an import is; one that was stopped has no counts. */
export function importBadge({ finishedAt, undoneAt, isUndoing, isHalfUndone, counts }: Progress): {
  label: string;
  tone: Tone;
} {
  if (undoneAt !== null) return { label: 'Annulé', tone: 'neutral' };
  if (isUndoing) return { label: 'Annulation…', tone: 'moving' };
  if (isHalfUndone) return { label: 'Annulé en partie', tone: 'bad' };
  if (finishedAt === null) return { label: 'En cours', tone: 'moving' };
  return counts === null ? { label: 'Interrompu', tone: 'bad' } : { label: 'Terminé', tone: 'good' };
}
