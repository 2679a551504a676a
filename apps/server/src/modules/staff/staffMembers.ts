import type { StaffRole } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import type { Contact } from '../accounts/contact.ts';

export interface StaffMember {
  id: string;
  name: string;
  role: StaffRole;
  /** E.164. */
  phone: string | null;
  email: string | null;
  version: number;
  createdAt: Date;
}

export const memberColumns = 'id, name, role, phone, email, version, created_at as "createdAt"';

/** Every staff member of the store, in the order in which they came. */
export async function readStaff(tx: Tx): Promise<StaffMember[]> {
  const { rows } = await tx.query<StaffMember>(`select ${memberColumns} from staff order by created_at, id`);
  return rows;
}

async function select(tx: Tx, { channel, address }: Contact, lock: string): Promise<StaffMember | null> {
  const column = channel === 'sms' ? 'phone' : 'email';
  const { rows } = await tx.query<StaffMember>(
    `select ${memberColumns} from staff where ${column} = $1 ${lock}`,
    [address],
  );
  return rows[0] ?? null;
}

/** Whoever has a contact. */
export const findByContact = (tx: Tx, contact: Contact): Promise<StaffMember | null> =>
  select(tx, contact, '');

/** Whoever has a contact, who cannot be removed until the transaction ends. */
export const holdByContact = (tx: Tx, contact: Contact): Promise<StaffMember | null> =>
  select(tx, contact, 'for key share');
