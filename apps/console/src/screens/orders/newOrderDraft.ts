import type { PaymentMethod } from '@teranga/contract';
import { toFields, toText } from '@teranga/core/lib/wire';
import { browserStorage, jsonSlot } from '@teranga/core/lib/services';
import type { OrderLine } from './newOrderLine.ts';

/** The form of an order that a customer gives by telephone. */
export interface OrderFields {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  address: string;
  city: string;
  deliveryZone: string;
  paymentMethod: PaymentMethod;
  promoCode: string;
}

/** What is typed, and the key by which the server orders it once. */
interface OrderDraft {
  fields: OrderFields;
  lines: readonly OrderLine[];
  key: string;
}

export const noFields: OrderFields = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  deliveryZone: '',
  paymentMethod: 'cod',
  promoCode: '',
};
const names = Object.keys(noFields) as (keyof OrderFields)[];

export const isTyped = (fields: Partial<OrderFields>): boolean =>
  names.some((name) => (fields[name] ?? '') !== noFields[name]);

const isLine = (value: unknown): value is OrderLine => {
  const { id, name, price, quantity } = toFields(value);
  return [id, name].every((each) => typeof each === 'string') && [price, quantity].every(Number.isFinite);
};

function readDraft(value: unknown): OrderDraft | null {
  const { fields, lines, key } = toFields(value);
  if (toText(key) === '' || !Array.isArray(lines)) return null;
  const typed = toFields(fields);
  const texts = Object.fromEntries(names.map((name) => [name, toText(typed[name])]));
  const paymentMethod = typed['paymentMethod'] === 'paytech' ? 'paytech' : 'cod';
  return { fields: { ...noFields, ...texts, paymentMethod }, lines: lines.filter(isLine), key: toText(key) };
}

const slotOf = (storeId: string) =>
  jsonSlot<OrderDraft | null>(`gestion-order-draft:${storeId}`, 'session', null, readDraft);

/** The order that is being typed in this tab, by store: a page that is reloaded goes on with it. */
export const newOrderDraft = {
  read: (storeId: string): OrderDraft | null => slotOf(storeId).get(browserStorage(window)),
  save: (storeId: string, draft: OrderDraft): void => slotOf(storeId).set(browserStorage(window), draft),
  clear: (storeId: string): void => slotOf(storeId).clear(browserStorage(window)),
};
