import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { rankTest } from '../rankTest.ts';
import { median, report } from '../report.ts';
import { withShops } from '../shopServer.ts';

const defaultSamples = 200;
/** Below this p-value, response times of known and unknown contacts differ. */
const worstChance = 0.01;
/** A contact may request one code per interval. */
const pauseMs = 60_000;

const knownNumber = (index: number) => `+22177${String(1_000_000 + index)}`;
const unknownNumber = (index: number) => `+22178${String(1_000_000 + index)}`;
const round = (time: number) => Number(time.toFixed(2));

/** A visitor of the first demo store. */
async function openVisitor(port: number) {
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/csrf-token`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const headers = { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
  return {
    post: async (path: string, body: object) => {
      const reply = await fetch(`${origin}/api/auth/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${path} was answered ${reply.status}: ${text}`);
    },
    newestCode: async (to: string) => {
      const box = (await (await fetch(`${origin}/dev/outbox.json`)).json()) as { to: string; text: string }[];
      return /\b\d{6}\b/.exec(box.find((message) => message.to === to)?.text ?? '')?.[0] ?? '';
    },
  };
}

async function register(port: number, phone: string): Promise<void> {
  const visitor = await openVisitor(port);
  await visitor.post('register', { name: 'Awa Diop', address: 'Mermoz', phone });
  await visitor.post('verify-otp', { login: phone, otp: await visitor.newestCode(phone) });
}

/** Time in milliseconds until the response that a code was sent. */
async function timeOf(visitor: Awaited<ReturnType<typeof openVisitor>>, login: string): Promise<number> {
  const started = performance.now();
  await visitor.post('login', { login });
  return performance.now() - started;
}

export const bench: Bench = {
  about: 'Whether the time of a code request distinguishes contacts with an account: a rank test',
  usage: `[samples of each, ${defaultSamples}]`,
  run: async ([given = String(defaultSamples)]) => {
    const samples = Number(given);
    if (!Number.isInteger(samples) || samples < 1) throw new Error(`«${given}» is no number of samples.`);
    await withShops(async ({ port }) => {
      for (let index = 0; index < samples; index += 1) await register(port, knownNumber(index));
      await new Promise((resolve) => void setTimeout(resolve, pauseMs));
      const visitor = await openVisitor(port);
      const before = conditions({ samples: String(samples) });
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let index = 0; index < samples; index += 1) {
        // Measured alternately, so that machine load affects both; each goes first every other
        // time.
        const calls = [
          async () => known.push(await timeOf(visitor, knownNumber(index))),
          async () => unknown.push(await timeOf(visitor, unknownNumber(index))),
        ];
        for (const each of index % 2 === 0 ? calls : calls.toReversed()) await each();
      }
      const { above, p } = rankTest(known, unknown);
      report('contact-timing', before, [
        {
          samples: `${samples} + ${samples}`,
          'known, median ms': round(median(known)),
          'unknown, median ms': round(median(unknown)),
          'known slower in': `${round(above * 100)} %`,
          p: Number(p.toFixed(4)),
          goal: p >= worstChance ? 'met' : 'missed',
        },
      ]);
    });
  },
};
