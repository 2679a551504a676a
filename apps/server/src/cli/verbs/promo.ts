import { highestInteger, highestXof } from '@teranga/contract';
import { formatAmount } from '@teranga/core/domain/money';
import { isPromoCode, maxPromoCodeLength, toPromoCode } from '@teranga/core/domain/promo-code';
import type { Tx } from '../../platform/db/database.ts';
import type { Actor } from '../../modules/audit/actor.ts';
import { findProduct } from '../../modules/catalogue/edit/findProduct.ts';
import { changePromo, createPromo, stopPromo } from '../../modules/promos/changePromo.ts';
import { readPromos, type NewPromo } from '../../modules/promos/promoRecords.ts';
import type { Promo } from '../../modules/promos/promo.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readDay, readInteger } from '../readOptions.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { another, jsonOption, storeArgument } from '../arguments.ts';
import { shortDate } from '../../platform/text/dateFormats.ts';

export interface PromoOptions extends JsonOption {
  percent?: string;
  amount?: string;
  minimum?: string;
  product: string[];
  from?: string;
  until?: string;
  uses?: string;
  usesPerContact?: string;
  off?: boolean;
  on?: boolean;
  unset: string[];
}

type PromoChange = Partial<Omit<NewPromo, 'code'>>;

const wholePercent = 100;
const reductionMessage = 'Donnez la réduction : --percent 10, ou --amount 2000 (l’un des deux).';

function readCode(text: string): string {
  const code = toPromoCode(text);
  if (isPromoCode(code)) return code;
  throw new OperatorError(
    `« ${text} » ne peut pas être un code : des lettres sans accent, des chiffres et des traits d’union, ${maxPromoCodeLength} signes au plus.`,
  );
}

/** What can be taken away of a code, and the column that is then empty. */
const unsettable = {
  minimum: { minimum_subtotal: 0 },
  product: { product_ids: null },
  from: { starts_at: null },
  until: { ends_at: null },
  uses: { max_uses: null },
  'uses-per-contact': { max_uses_per_contact: null },
} satisfies Record<string, PromoChange>;

function readUnset(options: PromoOptions): PromoChange {
  const {
    unset: words,
    minimum,
    product: [product],
    from,
    until,
    uses,
    usesPerContact,
  } = options;
  const setOptions = { minimum, product, from, until, uses, 'uses-per-contact': usesPerContact };
  const both = Object.entries(setOptions).find(
    ([word, value]) => value !== undefined && words.includes(word),
  );
  if (both) throw new OperatorError(`Donnez --${both[0]} ou --unset ${both[0]} : l’un des deux.`);
  const unsetChanges = new Map<string, PromoChange>(Object.entries(unsettable));
  const unknown = words.find((word) => !unsetChanges.has(word));
  if (unknown !== undefined)
    throw new OperatorError(`--unset est ${[...unsetChanges.keys()].join(', ')}, pas « ${unknown} ».`);
  return Object.assign({}, ...words.map((word) => unsetChanges.get(word))) as PromoChange;
}

/** The reduction that is given; none where the code keeps its own. */
function readReduction({ percent, amount }: PromoOptions): Pick<PromoChange, 'is_percentage' | 'amount'> {
  if (percent === undefined && amount === undefined) return {};
  if (percent !== undefined && amount !== undefined) throw new OperatorError(reductionMessage);
  const isPercentage = percent !== undefined;
  const value = isPercentage
    ? readInteger('--percent', percent, 1, wholePercent)
    : readInteger('--amount', amount, 1, highestXof);
  return { is_percentage: isPercentage, amount: value ?? 0 };
}

/** The columns of the options that are given. */
function readChange(options: PromoOptions): PromoChange {
  const columns = {
    minimum_subtotal: readInteger('--minimum', options.minimum, 0, highestXof),
    starts_at: readDay('--from', options.from, 0),
    ends_at: readDay('--until', options.until, 1),
    max_uses: readInteger('--uses', options.uses, 1, highestInteger),
    max_uses_per_contact: readInteger('--uses-per-contact', options.usesPerContact, 1, highestInteger),
    is_enabled: options.on ? true : null,
  };
  return {
    ...readReduction(options),
    ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null)),
    ...readUnset(options),
  };
}

async function productIds(tx: Tx, products: readonly string[]): Promise<PromoChange> {
  if (products.length === 0) return {};
  const ids = [];
  for (const product of products) ids.push((await findProduct(tx, product)).productId);
  return { product_ids: [...new Set(ids)] };
}

/** Creates the code, or changes what is given of it. */
async function write(tx: Tx, actor: Actor, code: string, change: PromoChange): Promise<NewPromo> {
  const find = async () => (await readPromos(tx)).find((each) => each.code === code);
  if (await find()) await changePromo(tx, actor, code, change);
  else {
    const { is_percentage: isPercentage, amount } = change;
    if (isPercentage === undefined || amount === undefined) throw new OperatorError(reductionMessage);
    await createPromo(tx, actor, {
      minimum_subtotal: 0,
      starts_at: null,
      ends_at: null,
      max_uses: null,
      max_uses_per_contact: null,
      product_ids: null,
      is_enabled: true,
      ...change,
      is_percentage: isPercentage,
      amount,
      code,
    });
  }
  const written = await find();
  if (!written) throw new Error('A promo code that was written was not read.');
  const { used: _used, used_by_contact: _usedByContact, ...terms } = written;
  return terms;
}

/** Writes what is given of a promo code, or stops one. */
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
  const change = readChange(options);
  const { starts_at: start, ends_at: end } = change;
  if (start && end && end <= start) throw new OperatorError('Le dernier jour vient avant le premier.');
  const written = await db.withStore(id, async (tx) =>
    write(tx, actor, code, { ...change, ...(await productIds(tx, options.product)) }),
  );
  if (options.json) return printJson(platform, written);
  print(`Code ${code} : ${reductionText(written)}.`);
}

const reductionText = ({ is_percentage: isPercentage, amount }: Pick<Promo, 'is_percentage' | 'amount'>) =>
  isPercentage ? `−${amount} %` : `−${formatAmount(amount)}`;

const toCells = (row: Promo): string[] => [
  row.code,
  reductionText(row),
  row.minimum_subtotal > 0 ? formatAmount(row.minimum_subtotal) : '',
  row.product_ids?.join(', ') ?? 'tous',
  row.starts_at ? shortDate(row.starts_at) : '',
  row.ends_at ? shortDate(row.ends_at.getTime() - 1) : '',
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
  verb('promo', 'crée un code promo, ou en change ce que vous donnez')
    .argument(...storeArgument)
    .argument('<code>', 'le code, par exemple BIENVENUE')
    .option('--percent <nombre>', 'la réduction en pourcentage')
    .option('--amount <francs>', 'la réduction en FCFA')
    .option('--minimum <francs>', 'à partir de combien d’achats')
    .option('--product <article>', 'un article concerné ; à répéter ; sans elle : tous', another, [])
    .option('--from <date>', 'le premier jour, par exemple 2026-12-01')
    .option('--until <date>', 'le dernier jour')
    .option('--uses <nombre>', 'combien de fois en tout')
    .option('--uses-per-contact <nombre>', 'combien de fois par client')
    .option('--off', 'arrête le code')
    .option('--on', 'remet en service un code arrêté')
    .option('--unset <option>', 'retire une condition, par exemple uses ; à répéter', another, [])
    .option(...jsonOption)
    .action((id: string, code: string, options: PromoOptions) =>
      onPlatform((platform) => promo(platform, id, code, options)),
    );
};
