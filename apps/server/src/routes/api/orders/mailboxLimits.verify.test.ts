import { beforeEach, expect, it } from 'vitest';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { aShopper } from '../../../modules/orders/testing/aShopper.ts';
import { refusal } from '../testing/wireAnswer.ts';
import { orderShop } from './testing/orderShop.ts';

const { db, session, post, rowsOf } = await orderShop();

beforeEach(() =>
  db.withStore('a', (tx) => tx.query("update products set quantity = 5000 where id = 'robe'")),
);

/** Places orders, each with its own number, in its own session; returns their statuses. */
async function statuses(count: number, emailOf: (index: number) => string, after = async () => {}) {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const contacts = { phone: aShopper(index).phone, email: emailOf(index) };
    found.push((await post(await session(), anOrder(contacts))).statusCode);
    await after();
  }
  return found;
}
const deleteOrders = async () => {
  await db.withStore('a', (tx) => tx.query('delete from orders'));
};
const tagged = (index: number) => `Fatou+${index}@Example.sn`;

it.each<[string, (index: number) => string]>([
  ['tags', tagged],
  ['dots of Gmail', (index) => (index % 2 ? 'awa@gmail.com' : 'a.w.a@googlemail.com')],
])('An e-mail address has three waiting orders, whatever its %s', async (_what, emailOf) => {
  expect(await statuses(5, emailOf)).toEqual([200, 200, 200, 429, 429]);
});

it('A mailbox gets ten e-mails a day about unproven orders, at the addresses as typed', async () => {
  const found = await statuses(12, tagged, deleteOrders);
  expect(found).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  expect(await rowsOf("select recipient from outbox where counted_as like '%@%' order by id")).toEqual(
    Array.from({ length: 10 }, (_, index) => ({ recipient: tagged(index) })),
  );
});

it.each([
  ['a soft hyphen', 'fa\u00ADtou@example.sn'],
  ['a zero-width space', 'fa\u200Btou@example.sn'],
  ['a full-width letter', 'ｆatou@example.sn'],
  ['quotes', '"fatou"@example.sn'],
  ['a comment', 'fatou(1)@example.sn'],
  ['a letter that lowers differently in the database', 'İda@example.sn'],
])('An e-mail address with %s is refused', async (_what, email) => {
  const answer = await post(await session(), anOrder({ email }));
  expect(refusal(answer, 422).errors).toEqual({ email: ['Adresse email invalide'] });
  expect(await rowsOf('select 1 from outbox')).toEqual([]);
});
