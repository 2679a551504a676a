import type { ServiceWire } from '@teranga/contract';
import { isSlug } from '../../platform/text/slug.ts';
import type { Tx } from '../../platform/db/database.ts';

interface ServiceRow {
  id: string;
  name: string;
  description: string;
  picture: string | null;
  picture_color: string | null;
  is_available: boolean;
  from_price: number | null;
  duration: string | null;
  documents: string[];
  category_id: string | null;
  category_name: string | null;
}

function toService(row: ServiceRow): ServiceWire {
  const { category_id: id, category_name: name } = row;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    picture: row.picture,
    ...(row.picture_color === null ? {} : { pictureColor: row.picture_color }),
    isAvailable: row.is_available,
    ...(row.from_price === null ? {} : { fromPrice: row.from_price }),
    ...(row.duration === null ? {} : { duration: row.duration }),
    ...(row.documents.length === 0 ? {} : { documents: row.documents }),
    service_category: id === null || name === null ? null : { id, name },
  };
}

async function read(tx: Tx, condition: string, values: unknown[] = []): Promise<ServiceWire[]> {
  const { rows } = await tx.query<ServiceRow>(
    `select s.id, s.name, s.description, s.picture, s.picture_color, s.is_available, s.from_price,
       s.duration, s.documents, c.id as category_id, c.name as category_name
     from services s left join service_categories c on c.store_id = s.store_id and c.id = s.category_id
     where ${condition} order by c.position nulls last, s.position, s.id`,
    values,
  );
  return rows.map(toService);
}

/** Every service, by category. */
export const listServices = (tx: Tx): Promise<ServiceWire[]> => read(tx, 'true');

/** The services that can be requested now. */
export const availableServices = (tx: Tx): Promise<ServiceWire[]> => read(tx, 's.is_available');

/** One service, or null. */
export async function readService(tx: Tx, id: string): Promise<ServiceWire | null> {
  if (!isSlug(id)) return null;
  return (await read(tx, 's.id = $1', [id]))[0] ?? null;
}

/** The services of a category; null when there is no such category. */
export async function servicesOfCategory(tx: Tx, id: string): Promise<ServiceWire[] | null> {
  if (!isSlug(id)) return null;
  const { rowCount } = await tx.query('select 1 from service_categories where id = $1', [id]);
  return rowCount === 0 ? null : read(tx, 's.category_id = $1', [id]);
}
