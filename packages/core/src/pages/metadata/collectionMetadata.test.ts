import { describe, expect, it } from 'vitest';
import { serveWorld } from '../../testing/serveWorld.ts';
import { describePage } from './testing/describePage.ts';

const served = serveWorld();

describe('The page of a collection', () => {
  it('describes itself, with one address for each of its pages', async () => {
    const { metadata, status } = await describePage('collection', { slug: 'tabaski' }, 'page=1');
    expect(status).toBe(200);
    expect(metadata).toMatchObject({
      title: 'Tabaski | Teranga',
      description: 'Pour la fête.',
      canonical: '/theme/tabaski',
      image: 'http://boutique.test/cdn/tabaski.jpg',
      preview: 'theme/tabaski',
      structuredData: [{ '@type': 'BreadcrumbList' }],
    });
  });

  it('is not indexed behind its last page, or without products', async () => {
    served.world.products = [];
    const { metadata } = await describePage('collection', { slug: 'tabaski' });
    expect(metadata).toMatchObject({ canonical: '/theme/tabaski', noindex: true });
  });

  it('answers 404 and is not indexed when the collection does not exist', async () => {
    const { metadata, status } = await describePage('collection', { slug: 'inconnu' });
    expect(status).toBe(404);
    expect(metadata.title).toBe('Collection introuvable | Teranga');
    expect(metadata.noindex).toBe(true);
  });
});
