import type { StoreSettings } from '../../lib/settings/index.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { pageImage } from './pageImage.ts';
import type { PageMetadata } from './pageMetadata.ts';

/** An element of the head. `text` is a script's. */
export interface HeadTag {
  element: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** A page's title and the elements that describe it. */
export interface MetadataTags {
  title: string;
  tags: HeadTag[];
}

/** JSON that is safe inside a script element: `<` is escaped, so it cannot close the element. */
export function toJsonLd(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  element: 'meta',
  attributes: { [key]: name, content },
});

/** Size and type of the preview image, so that social networks show it large at once. */
const previewSize = [
  meta('property', 'og:image:type', 'image/jpeg'),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
];

/** Price of the page's product, for networks that display it. */
const priceTags = ({ price }: PageMetadata): HeadTag[] =>
  price === undefined
    ? []
    : [
        meta('property', 'product:price:amount', String(price)),
        meta('property', 'product:price:currency', 'XOF'),
      ];

/** A page's head, as data. */
export function metadataTags(page: PageMetadata, settings: StoreSettings): MetadataTags {
  const image = absoluteUrl(pageImage(page, settings), settings);
  const url = page.canonical === undefined ? settings.siteUrl : absoluteUrl(page.canonical, settings);
  const tags: HeadTag[] = [
    meta('name', 'robots', page.noindex ? 'noindex,nofollow' : 'index,follow'),
    meta('name', 'description', page.description),
    ...(page.keywords ? [meta('name', 'keywords', page.keywords)] : []),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', url),
    ...priceTags(page),
    meta('property', 'og:image', image),
    ...(settings.previewImage === null ? [] : previewSize),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', page.title),
    meta('name', 'twitter:description', page.description),
    meta('name', 'twitter:image', image),
    ...(page.canonical === undefined
      ? []
      : [{ element: 'link' as const, attributes: { rel: 'canonical', href: url } }]),
    ...(page.structuredData ?? []).map((data) => ({
      element: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: toJsonLd(data),
    })),
  ];
  return { title: page.title, tags };
}
