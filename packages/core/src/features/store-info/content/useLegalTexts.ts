import { useMemo } from 'react';
import { toRichText, type RichTextNode } from '../../../domain/rich-text/index.ts';
import { storeApi } from '../index.ts';

/** A store's own legal texts; null where the usual ones apply. */
export interface LegalTextsView {
  terms: RichTextNode[] | null;
  privacy: RichTextNode[] | null;
  returns: RichTextNode[] | null;
  notice: RichTextNode[] | null;
}

const toNodes = (html: string | null | undefined) => (html ? toRichText(html) : null);

/** The legal texts that a store wrote itself; the usual ones apply while they are not known. */
export function useLegalTexts(): LegalTextsView {
  const { data } = storeApi.useGetLegalTextsQuery();
  return useMemo(
    () => ({
      terms: toNodes(data?.terms),
      privacy: toNodes(data?.privacy),
      returns: toNodes(data?.returns),
      notice: toNodes(data?.notice),
    }),
    [data],
  );
}
