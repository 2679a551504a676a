import { useEffect, useMemo } from 'react';
import type { PageName, PageParams } from '../table/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import { metadataTags, type MetadataTags } from './metadataTags.ts';
import { pageMetadataOf } from './pageMetadataOf.ts';
import { applyMetadata } from './writeMetadata.ts';

const isSame = (a: MetadataTags, b: MetadataTags) => JSON.stringify(a) === JSON.stringify(b);

/** The head tags of a page, from the Redux state. */
export function usePageMetadataFor(page: PageName, params: PageParams, query: URLSearchParams): MetadataTags {
  return useAppSelector(
    (state) => metadataTags(pageMetadataOf(state, page, params, query), state.settings),
    isSame,
  );
}

/** Writes the head of a page while the page is shown. */
export function usePageMetadata(page: PageName, params: PageParams, query: URLSearchParams): void {
  const tags = usePageMetadataFor(page, params, query);
  const storeName = useAppSelector((state) => state.settings.storeName);
  const key = useMemo(() => JSON.stringify(tags), [tags]);
  useEffect(() => applyMetadata(document, JSON.parse(key) as MetadataTags, storeName), [key, storeName]);
}
