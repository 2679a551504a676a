import { formatXof, toXof } from '@teranga/core/domain/money';
import type { Tx } from '../../platform/db/database.ts';
import { savePromo, stopPromo } from '../../modules/promos/changePromo.ts';
import { readPromos, toPromoCode, type NewPromo } from '../../modules/promos/promoRecords.ts';
import type { Promo } from '../../modules/promos/promo.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readDay, readInteger } from '../readOptions.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { another, jsonOption, storeArgument } from '../arguments.ts';

export interface PromoOptions extends JsonOption {
  percent?: string;
  amount?: string;
  minimum: string;
  product: string[];
  from?: string;
  until?: string;
  uses?: string;
  usesPerContact?: string;
  off?: boolean;
}

const longestCode = 40;
const wholePercent = 100;
const mostFrancs = 2_000_000_000;

const day = new Intl.DateTimeFormat('fr-SN', { dateStyle: 'short', timeZone: 'Africa/Dakar' });

function readCode(text: string): string {
  const code = toPromoCode(text);
  if (/^[A-Z0-9][A-Z0-9-]*$/.test(code) && code.length <= longestCode) return code;
  throw new OperatorError(
    `« ${text} » ne peut pas être un code : des lettres sans accent, des chiffres et des traits d’union, ${longestCode} signes au plus.`,
  );
}

function readReduction({ percent, amount }: PromoOptions): Pick<NewPromo, 'is_percentage' | 'amount'> {
  if ((percent === undefined) === (amount === undefined))
    throw new OperatorError('Donnez la réduction : --percent 10, ou --amount 2000 (l’un des deux).');
  const isPercentage = percent !== undefined;
  const value = isPercentage
    ? readInteger('--percent', percent, 1, wholePercent)
    : readInteger('--amount', amount, 1, mostFrancs);
  return { is_percentage: isPercentage, amount: value ?? 0 };
}

async function refuseUnknownProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await tx.query<{ id: string }>('select id from products where id = any($1)', [ids]);
  const unknown = ids.find((id) => rows.every((row) => row.id !== id));
  if (unknown !== undefined) throw new OperatorError(`Cette boutique n’a pas d’article « ${unknown} ».`);
}

/** Writes a promo code, or stops one. */
export async function promo(
  platform: Platform,
  id: string,
  typed: string,
  options: PromoOptions,
): Promise<void> {
  const { actor, db, print } = platform;
  const code = readCode(typed);
  await findStore(db, id);
  if (options.off === true) {
    const isStopped = await db.withStore(id, (tx) => stopPromo(tx, actor, code));
    if (!isStopped) throw new OperatorError(`Cette boutique n’a pas de code « ${code} ».`);
    if (options.json) return printJson(platform, { code, stopped: true });
    return print(`Le code ${code} est arrêté.`);
  }
  const startsAt = readDay('--from', options.from, 0);
  const endsAt = readDay('--until', options.until, 1);
  if (startsAt && endsAt && endsAt <= startsAt)
    throw new OperatorError('Le dernier jour vient avant le premier.');
  const written: NewPromo = {
    ...readReduction(options),
    code,
    minimum_subtotal: readInteger('--minimum', options.minimum, 0, mostFrancs) ?? 0,
    starts_at: startsAt,
    ends_at: endsAt,
    max_uses: readInteger('--uses', options.uses, 1, mostFrancs),
    max_uses_per_contact: readInteger('--uses-per-contact', options.usesPerContact, 1, mostFrancs),
    product_ids: options.product.length > 0 ? options.product : null,
    is_enabled: true,
  };
  await db.withStore(id, async (tx) => {
    await refuseUnknownProducts(tx, options.product);
    await savePromo(tx, actor, written);
  });
  if (options.json) return printJson(platform, written);
  print(`Code ${code} : ${reductionText(written)}.`);
}

const money = (amount: number) => formatXof(toXof(amount));
const reductionText = ({ is_percentage: isPercentage, amount }: Pick<Promo, 'is_percentage' | 'amount'>) =>
  isPercentage ? `−${amount} %` : `−${money(amount)}`;

const toCells = (row: Promo): string[] => [
  row.code,
  reductionText(row),
  row.minimum_subtotal > 0 ? money(row.minimum_subtotal) : '',
  row.product_ids?.join(', ') ?? 'tous',
  row.starts_at ? day.format(row.starts_at) : '',
  row.ends_at ? day.format(row.ends_at.getTime() - 1) : '',
  row.max_uses === null ? String(row.used) : `${row.used} / ${row.max_uses}`,
  row.max_uses_per_contact === null ? '' : String(row.max_uses_per_contact),
  row.is_enabled ? 'oui' : 'non',
];

const columns = [
  { title: 'Code' },
  { title: 'Réduction', isNumber: true },
  { title: 'À partir de', isNumber: true },
  { title: 'Articles' },
  { title: 'Du' },
  { title: 'Au' },
  { title: 'Utilisé', isNumber: true },
  { title: 'Par client', isNumber: true },
  { title: 'Actif' },
];

/** The promo codes of a store. */
export async function promos(platform: Platform, id: string, { json }: JsonOption): Promise<void> {
  const { db, print } = platform;
  await findStore(db, id);
  const rows = await db.withStore(id, readPromos);
  if (json) return printJson(platform, rows);
  print(rows.length > 0 ? table(columns, rows.map(toCells)) : 'Aucun code promo.');
}

export const commands: Commands = (verb, onPlatform) => {
  verb('promos', 'liste les codes promo d’une boutique')
    .argument(...storeArgument)
    .option(...jsonOption)
    .action((id: string, options: JsonOption) => onPlatform((platform) => promos(platform, id, options)));
  verb('promo', 'crée un code promo, ou le change')
    .argument(...storeArgument)
    .argument('<code>', 'le code, par exemple BIENVENUE')
    .option('--percent <nombre>', 'la réduction en pourcentage')
    .option('--amount <francs>', 'la réduction en FCFA')
    .option('--minimum <francs>', 'à partir de combien d’achats', '0')
    .option('--product <article>', 'un article concerné ; à répéter ; sans elle : tous', another, [])
    .option('--from <date>', 'le premier jour, par exemple 2026-12-01')
    .option('--until <date>', 'le dernier jour')
    .option('--uses <nombre>', 'combien de fois en tout')
    .option('--uses-per-contact <nombre>', 'combien de fois par client')
    .option('--off', 'arrête le code')
    .option(...jsonOption)
    .action((id: string, code: string, options: PromoOptions) =>
      onPlatform((platform) => promo(platform, id, code, options)),
    );
};
