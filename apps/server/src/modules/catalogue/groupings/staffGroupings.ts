import type { Tx } from '../../../platform/db/database.ts';

interface Entry {
  id: string;
  name: string;
  position: number;
  version: number;
}

export interface StaffCollection extends Entry {
  slug: string;
  description: string;
  image: string | null;
  /** Products in it, also those that are off sale. */
  count: number;
}

export async function readStaffCollections(tx: Tx): Promise<StaffCollection[]> {
  const { rows } = await tx.query<StaffCollection>(
    `select id, name, position, version, slug, description, image,
       (select count(*) from product_collections p where p.store_id = c.store_id and p.collection_id = c.id)::int as count
     from collections c order by position, name, id`,
  );
  return rows;
}

export interface StaffCategory extends Entry {
  image: string | null;
  isPopular: boolean;
  count: number;
}

export async function readStaffCategories(tx: Tx): Promise<StaffCategory[]> {
  const { rows } = await tx.query<StaffCategory>(
    `select id, name, position, version, image, is_popular as "isPopular",
       (select count(*) from products p where p.store_id = c.store_id and p.category_id = c.id)::int as count
     from categories c order by position, name, id`,
  );
  return rows;
}

export interface StaffService extends Entry {
  description: string;
  picture: string | null;
  pictureColor: string | null;
  isAvailable: boolean;
  fromPrice: number | null;
  duration: string | null;
  documents: string[];
  category: { id: string; name: string } | null;
}

export async function readStaffServices(tx: Tx): Promise<StaffService[]> {
  const { rows } = await tx.query<StaffService>(
    `select s.id, s.name, s.position, s.version, s.description, s.picture, s.picture_color as "pictureColor",
       s.is_available as "isAvailable", s.from_price as "fromPrice", s.duration, s.documents,
       case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as category
     from services s left join service_categories c on c.store_id = s.store_id and c.id = s.category_id
     order by s.position, s.name, s.id`,
  );
  return rows;
}
