import { productsHref } from '@teranga/core/features/catalogue/filters';
import { indexablePaths, pages } from '@teranga/core/pages/table';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../platform/db/database.ts';
import { readWrittenStore } from '../stores/readStore.ts';

/** An address that search engines may index. */
export interface SiteAddress {
  /** Path and query. */
  url: string;
  /** File name of an image for image search. */
  image?: string;
}

/**
 * Products per sitemap part; together with the other addresses of the first part, below the
 * protocol's limit of 50,000.
 */
export const productsPerPart = 45_000;

/** Returns true if a page responds 200 and is not marked noindex. */
export async function isPublicPage(app: FastifyInstance, host: string, url: string): Promise<boolean> {
  const { statusCode, headers } = await app.inject({ url, headers: { host, accept: 'text/html' } });
  return statusCode === 200 && headers['x-robots-tag'] === undefined;
}

/** The fixed pages for which the store has no content. */
export async function emptyPages(tx: Tx): Promise<readonly string[]> {
  const { sizeGuide } = await readWrittenStore(tx);
  return sizeGuide?.showSizeGuide ? [] : [pages.sizeGuide.path];
}

/**
 * The pages that every store of a design has, but for those that are `empty`. A page that the
 * design lacks responds 404.
 */
export async function fixedAddresses(
  app: FastifyInstance,
  host: string,
  empty: readonly string[],
): Promise<SiteAddress[]> {
  const addresses: SiteAddress[] = [];
  for (const url of indexablePaths().filter((each) => !empty.includes(each)))
    if (await isPublicPage(app, host, url)) addresses.push({ url });
  return addresses;
}

interface Named {
  name: string;
  image: string | null;
}

const toAddress = (url: string, image: string | null): SiteAddress => ({
  url,
  ...(image === null ? {} : { image }),
});

/** Categories that hold something, and collections. */
export async function listAddresses(tx: Tx): Promise<SiteAddress[]> {
  const categories = await tx.query<Named>(
    `select c.name, c.image from categories c
     where exists (select from products p where p.store_id = c.store_id and p.category_id = c.id and p.is_published)
     order by c.position, c.name`,
  );
  const collections = await tx.query<Named>(
    'select slug as name, image from collections order by position, name',
  );
  return [
    ...categories.rows.map(({ name, image }) => toAddress(productsHref({ category: name }), image)),
    ...collections.rows.map(({ name, image }) => toAddress(`/theme/${encodeURIComponent(name)}`, image)),
  ];
}

/** The services that can be looked at. */
export async function serviceAddresses(tx: Tx): Promise<SiteAddress[]> {
  const { rows } = await tx.query<Named>(
    'select id as name, picture as image from services order by position, id',
  );
  return rows.map(({ name, image }) => toAddress(`/services/${name}`, image));
}

/** How many parts the store's products fill, at least one. */
export async function countParts(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ count: string }>(
    'select count(*) as count from products where is_published',
  );
  return Math.max(1, Math.ceil(Number(rows[0]?.count ?? 0) / productsPerPart));
}

/** One part of the products, `part` from 1. */
export async function productAddresses(tx: Tx, part: number): Promise<SiteAddress[]> {
  const { rows } = await tx.query<Named>(
    'select id as name, picture as image from products where is_published order by store_id, id offset $1 limit $2',
    [(part - 1) * productsPerPart, productsPerPart],
  );
  return rows.map(({ name, image }) => toAddress(`/products/${name}`, image));
}
