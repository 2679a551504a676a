import { toFields, toTextOrNull } from '../../lib/wire/index.ts';

/** A store's own legal texts as HTML; null where the usual ones apply. */
export interface LegalTexts {
  terms: string | null;
  privacy: string | null;
  returns: string | null;
  notice: string | null;
}

export function toLegalTexts(value: unknown): LegalTexts {
  const { terms, privacy, returns, notice } = toFields(value);
  return {
    terms: toTextOrNull(terms),
    privacy: toTextOrNull(privacy),
    returns: toTextOrNull(returns),
    notice: toTextOrNull(notice),
  };
}
