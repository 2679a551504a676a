import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@teranga/testing/chance';
import { sandboxWebhook, type SandboxPayment, sendWebhook } from '@teranga/paytech-sandbox';
import type { History } from './history.ts';

const latestWebhookMs = 4_000;
/** PayTech's hours of retries, made short: longer together than a killed server is away. */
const retryPausesMs = [200, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** The webhooks PayTech sends: each repeatedly until the shop says yes or no. */
export class Webhooks {
  readonly #origin: string;
  readonly #chance: Pick<Chance, 'next' | 'below'>;
  readonly #history: History;
  readonly #underWay = new Set<Promise<void>>();
  #held: SandboxPayment[] = [];

  /** `origin`: the shop's own address, whatever port it runs on. */
  constructor(origin: string, chance: Pick<Chance, 'next' | 'below'>, history: History) {
    this.#origin = origin;
    this.#chance = chance;
    this.#history = history;
  }

  /**
   * Sends the webhook of a payment: immediately or late, once or three times, or only on `release`.
   */
  send(payment: SandboxPayment): void {
    const luck = this.#chance.next();
    if (luck < 0.1) {
      this.#history.count('webhooks held back to the end');
      this.#held.push(payment);
      return;
    }
    const delayMs = luck < 0.4 ? this.#chance.below(latestWebhookMs) : 0;
    for (let copy = luck > 0.7 ? 3 : 1; copy > 0; copy -= 1) this.#track(payment, delayMs);
  }

  /** Sends the webhooks that were held back. */
  release(): void {
    for (const payment of this.#held) this.#track(payment, 0);
    this.#held = [];
  }

  /** Waits until each that was sent was answered. */
  async answered(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  #track(payment: SandboxPayment, delayMs: number): void {
    const sending = this.#deliver(payment, delayMs).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  async #deliver(payment: SandboxPayment, delayMs: number): Promise<void> {
    await pause(delayMs);
    const { pathname } = new URL(payment.ipnUrl);
    const event = payment.state === 'canceled' ? 'sale_canceled' : 'sale_complete';
    const webhook = sandboxWebhook(payment, event);
    const status = await sendWebhook(`${this.#origin}${pathname}`, webhook, retryPausesMs);
    this.#history.count('webhooks answered');
    // PayTech does not retry after a refusal, so a genuine webhook must never be refused.
    if (status !== 200)
      this.#history.violations.push(`a webhook of ${payment.command} was answered ${status}`);
  }
}
