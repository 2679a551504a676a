import { beforeEach, describe, expect, it } from 'vitest';
import { someSettings } from '../../testing/renderWithStore.tsx';
import { metadataTags, toJsonLd, type HeadTag } from './metadataTags.ts';
import type { PageMetadata } from './pageMetadata.ts';
import { applyMetadata } from './writeMetadata.ts';

const settings = someSettings({ siteUrl: 'https://teranga.test', cdnBaseUrl: '/cdn/' });
const page: PageMetadata = { title: 'Robe | Teranga', description: 'Une robe' };

const contents = (tags: HeadTag[]) =>
  tags.map(({ element, attributes, text }) => [
    attributes['name'] ?? attributes['property'] ?? attributes['rel'] ?? element,
    attributes['content'] ?? attributes['href'] ?? text,
  ]);

describe('The tags of a page', () => {
  it('are those of a plain page, with the logo and the site as defaults', () => {
    const { title, tags } = metadataTags(page, settings);
    expect(title).toBe('Robe | Teranga');
    expect(contents(tags)).toEqual([
      ['robots', 'index,follow'],
      ['description', 'Une robe'],
      ['og:title', 'Robe | Teranga'],
      ['og:description', 'Une robe'],
      ['og:type', 'website'],
      ['og:url', 'https://teranga.test'],
      ['og:image', 'https://teranga.test/cdn/logo.png'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:title', 'Robe | Teranga'],
      ['twitter:description', 'Une robe'],
      ['twitter:image', 'https://teranga.test/cdn/logo.png'],
    ]);
  });

  it('say all that a page has to say', () => {
    const full: PageMetadata = {
      ...page,
      keywords: 'robe, wax',
      image: '/cdn/robe.jpg',
      canonical: '/products/robe',
      noindex: true,
      structuredData: [{ '@type': 'Product', name: '</script>' }],
    };
    const tags = new Map(
      contents(metadataTags(full, settings).tags).map(([name, content]) => [name, content]),
    );
    expect(tags.get('robots')).toBe('noindex,nofollow');
    expect(tags.get('keywords')).toBe('robe, wax');
    expect(tags.get('og:image')).toBe('https://teranga.test/cdn/robe.jpg');
    expect(tags.get('twitter:image')).toBe('https://teranga.test/cdn/robe.jpg');
    expect(tags.get('og:url')).toBe('https://teranga.test/products/robe');
    expect(tags.get('canonical')).toBe('https://teranga.test/products/robe');
    expect(tags.get('script')).toBe('{"@type":"Product","name":"\\u003c/script>"}');
  });

  it.each([
    ['https://cdn.test/robe.jpg', 'https://cdn.test/robe.jpg'],
    ['//cdn.test/robe.jpg', 'https://cdn.test/robe.jpg'],
    ['robe.jpg', 'https://teranga.test/robe.jpg'],
  ])('have an image with a full address: %s', (image, address) => {
    const { tags } = metadataTags({ ...page, image }, settings);
    expect(contents(tags)).toContainEqual(['og:image', address]);
  });

  it.each([
    ['products/robe', 'https://teranga.test/social/products/robe.jpg'],
    [undefined, 'https://teranga.test/social/store.jpg'],
  ])('use the preview image of %s where the store has previews, with its size', (preview, address) => {
    const withPreviews = { ...settings, previewImage: '/social/{page}.jpg' };
    const { tags } = metadataTags({ ...page, image: 'robe.jpg', ...(preview && { preview }) }, withPreviews);
    expect(contents(tags)).toEqual(
      expect.arrayContaining([
        ['og:image', address],
        ['og:image:type', 'image/jpeg'],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['twitter:image', address],
      ]),
    );
  });
});

describe('Structured data', () => {
  it('cannot end the element that holds it, and reads back as it was', () => {
    const data = { name: '</script><!--', n: 1 };
    expect(toJsonLd(data).includes('<')).toBe(false);
    expect(JSON.parse(toJsonLd(data))).toEqual(data);
  });
});

const descriptions = () =>
  [...document.head.querySelectorAll('meta[name="description"]')].map((tag) => tag.getAttribute('content'));

describe('Tags written into a document', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="store-name" content="Teranga">';
    applyMetadata(
      document,
      metadataTags({ title: 'Serveur', description: 'du serveur' }, settings),
      'Teranga',
    );
  });
  it('replace the tags the server wrote', () => {
    applyMetadata(document, metadataTags(page, settings), 'Teranga');
    expect(document.title).toBe('Robe | Teranga');
    expect(descriptions()).toEqual(['Une robe']);
    expect(document.querySelectorAll('[property="og:url"]').length).toBe(1);
  });

  it('go with their page, and leave the title to the store', () => {
    const clean = applyMetadata(document, metadataTags(page, settings), 'Teranga');
    clean();
    expect(document.title).toBe('Teranga');
    expect(document.head.querySelectorAll('[data-page-tag]').length).toBe(0);
    expect(document.head.querySelector('meta[name="store-name"]')).not.toBe(null);
  });
});
