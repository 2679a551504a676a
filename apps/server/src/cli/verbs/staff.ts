import type { StaffRole } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { readLogin } from '../../modules/accounts/contact.ts';
import { addStaff, changeStaffRole, removeStaff } from '../../modules/staff/changeStaff.ts';
import { readNewMember } from '../../modules/staff/newMember.ts';
import { findByContact, readStaff, type StaffMember } from '../../modules/staff/staffMembers.ts';
import { findStore } from '../findStore.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

export interface StaffOptions extends JsonOption {
  /** Name of a new member. */
  add?: string;
  phone?: string;
  email?: string;
  role?: string;
  remove?: true;
}

const roleNames: Record<StaffRole, string> = {
  owner: 'propriétaire',
  manager: 'gérant',
  preparer: 'préparateur',
};

const columns = [
  { title: 'Nom' },
  { title: 'Rôle' },
  { title: 'Téléphone' },
  { title: 'E-mail' },
  { title: 'Depuis' },
];

const toCells = ({ name, role, phone, email, createdAt }: StaffMember): string[] => [
  name,
  `${role} (${roleNames[role]})`,
  phone ?? '',
  email ?? '',
  shortMoment(createdAt),
];

/** A role by its code or its French name. */
function readRole(text: string | undefined): StaffRole {
  const word = text?.trim().toLowerCase();
  const roles = Object.entries(roleNames) as [StaffRole, string][];
  const found = roles.find(([role, name]) => word === role || word === name);
  if (found) return found[0];
  const roleList = roles.map(([role, name]) => `${role} (${name})`).join(', ');
  throw new OperatorError(
    text === undefined
      ? `Donnez le rôle avec --role. Il y a : ${roleList}.`
      : `Le rôle « ${text} » n’existe pas. Il y a : ${roleList}.`,
  );
}

async function findMember(tx: Tx, typed: string): Promise<StaffMember> {
  const member = await findByContact(tx, readLogin(typed));
  if (member) return member;
  throw new OperatorError(`Personne de l’équipe de cette boutique n’a le contact « ${typed} ».`);
}

/** Adds, changes or removes one member, in one transaction. */
function change({ actor }: Platform, typed: string | undefined, options: StaffOptions) {
  const { add, phone, email, role, remove } = options;
  if (add !== undefined) {
    const member = readNewMember({
      name: add,
      role: readRole(role),
      phone: phone ?? null,
      email: email ?? null,
    });
    return (tx: Tx) => addStaff(tx, actor, member);
  }
  if (typed === undefined)
    throw new OperatorError('Nommez la personne par son numéro de téléphone ou son adresse e-mail.');
  if (remove) return async (tx: Tx) => removeStaff(tx, actor, (await findMember(tx, typed)).id);
  const newRole = readRole(role);
  return async (tx: Tx) => {
    const { id } = await findMember(tx, typed);
    return changeStaffRole(tx, actor, { id, role: newRole, version: null });
  };
}

/** Lists the staff of a store, or changes one member. */
export async function staff(
  platform: Platform,
  id: string,
  typed: string | undefined,
  options: StaffOptions,
): Promise<void> {
  const { db, print } = platform;
  const { add, role, remove, json } = options;
  await findStore(db, id);
  if ([add, role, remove, typed].every((given) => given === undefined)) {
    const members = await db.withStore(id, readStaff);
    if (json) printJson(platform, members);
    else print(members.length > 0 ? table(columns, members.map(toCells)) : 'Personne dans l’équipe.');
    return;
  }
  const member = await db.withStore(id, change(platform, typed, options));
  if (json) printJson(platform, member);
  else if (remove) print(`${member.name} n’est plus de l’équipe.`);
  else print(`${member.name} : ${member.role} (${roleNames[member.role]}).`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('staff', 'liste l’équipe d’une boutique, ou y ajoute, change ou retire quelqu’un')
    .argument(...storeArgument)
    .argument('[contact]', 'le téléphone ou l’e-mail de la personne à changer ou à retirer')
    .option('--add <nom>', 'ajoute une personne, avec --role et --phone ou --email')
    .option('--phone <numéro>', 'son téléphone : le code de connexion y est envoyé')
    .option('--email <adresse>', 'son adresse e-mail : le code de connexion y est envoyé')
    .option('--role <rôle>', 'owner (propriétaire), manager (gérant) ou preparer (préparateur)')
    .option('--remove', 'retire la personne ; ses connexions sont coupées')
    .option(...jsonOption)
    .action((id: string, contact: string | undefined, options: StaffOptions) =>
      onPlatform((platform) => staff(platform, id, contact, options)),
    );
};
