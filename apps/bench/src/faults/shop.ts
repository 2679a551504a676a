import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@teranga/testing/chance';
import type { OrderRequestWire } from '@teranga/contract';
import type { PaytechServer } from '@teranga/paytech-sandbox';
import { orderPromos, someOf, type OrderedProduct } from '../orders/orderStore.ts';
import { anOrderOf, Shopper, type Answer } from '../orders/shopper.ts';
import type { History } from './history.ts';
import type { Webhooks } from './webhooks.ts';

/** What shoppers share. */
export interface Market {
  port: number;
  paytech: PaytechServer;
  webhooks: Webhooks;
  products: readonly OrderedProduct[];
  history: History;
  chance: Chance;
  /** Deadline for new orders, on the clock of `Date.now()`. */
  endsAt: number;
}

const retryMs = 300;
/** Maximum retries of a request whose response was lost. */
const mostTries = 200;
/** Enough that few contacts reach their limits, and few enough that some use a promo code twice. */
const contacts = 2_000;

function randomOrder({ chance, products }: Market): OrderRequestWire {
  const items = someOf(chance, products, 1 + chance.below(3)).map(({ id }) => ({
    id,
    quantity: 1 + chance.below(2),
  }));
  const phone = `+22177${String(1_000_000 + chance.below(contacts))}`;
  const promoCode = chance.next() < 0.3 ? chance.of(Object.keys(orderPromos)) : null;
  return anOrderOf(items, { phone, promoCode, paymentMethod: chance.next() < 0.6 ? 'paytech' : 'cod' });
}

/** Retries until the server accepts or refuses. */
async function sendUntilAnswered(history: History, send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send();
  for (let tries = 0; tries < mostTries && (answer.status === 0 || answer.status >= 500); tries += 1) {
    history.count('answers lost or refused by a server in trouble');
    await pause(retryMs);
    answer = await send();
  }
  return answer;
}

async function payOrNot(market: Market, shopper: Shopper, ref: string, url: string | null): Promise<void> {
  const { chance, history, paytech, webhooks } = market;
  let link = url;
  if (link === null || chance.next() < 0.3) {
    const linkAnswer = await sendUntilAnswered(history, () =>
      shopper.post(`/api/orders/${ref}/payment`, null),
    );
    history.count('links re-requested');
    link = linkAnswer.status === 200 ? (linkAnswer.body['data'] as { paymentUrl: string }).paymentUrl : link;
  }
  const token = link?.split('/').at(-1) ?? '';
  const luck = chance.next();
  if (token === '' || luck < 0.15) return history.count('payments abandoned');
  if (luck < 0.3) {
    if (await paytech.sandbox.cancel(token)) history.count('payments given up');
  } else if (await paytech.sandbox.pay(token)) history.count('payments made');
  const payment = await paytech.sandbox.read(token);
  if (payment) webhooks.send(payment);
  if (luck > 0.9) {
    history.count('carts restored');
    await sendUntilAnswered(history, () => shopper.post(`/api/orders/${ref}/cart`, null));
  }
}

async function buy(market: Market, shopper: Shopper): Promise<void> {
  const { history, chance } = market;
  const [request, key] = [randomOrder(market), randomUUID()];
  history.count('orders wanted');
  const answer = await sendUntilAnswered(history, () => shopper.order(request, key));
  if (answer.status !== 200) return history.count(`orders refused with ${answer.status}`);
  const data = answer.body['data'] as { ref: string; total: number; paymentUrl: string | null };
  history.acknowledge({ key, request, ref: data.ref, total: data.total });
  history.count('orders acknowledged');
  if (chance.next() < 0.1) {
    const repeated = await sendUntilAnswered(history, () => shopper.order(request, key));
    if (repeated.status === 200)
      history.acknowledge({ key, request, ...(repeated.body['data'] as { ref: string; total: number }) });
    history.count('orders requested twice');
  }
  if (request.paymentMethod === 'paytech') await payOrNot(market, shopper, data.ref, data.paymentUrl);
}

/** One shopper, from the first order to the last. */
export async function shop(market: Market): Promise<void> {
  const shopper = new Shopper(market.port);
  while (!(await shopper.enter())) {
    if (Date.now() > market.endsAt) return;
    await pause(retryMs);
  }
  while (Date.now() < market.endsAt) await buy(market, shopper);
  shopper.leave();
}
