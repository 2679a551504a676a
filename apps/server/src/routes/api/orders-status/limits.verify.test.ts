import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/testApp.ts';
import { viewsPerAddress, viewsPerReference, viewsPerSession } from '../../../plugins/limitOrderViews.ts';

const limited = await testApp();
const lifted = await testApp({ config: { hasRateLimits: false } });

const statuses = async (count: number, look: (index: number) => Promise<{ statusCode: number }>) => {
  const answers = [];
  for (let index = 0; index < count; index += 1) answers.push((await look(index)).statusCode);
  return answers;
};
const ref = (index: number) => `0000-0000-0000-${String(index).padStart(4, '0')}`;
const allowed = (count: number) => Array.from({ length: count }, () => 404);

describe('looking for orders by their references', () => {
  it('is limited for one session, and not for the next', async () => {
    const [one, other] = [await limited.session(), await limited.session()];
    const looks = await statuses(viewsPerSession + 1, (index) => one.get(`/api/orders-status/${ref(index)}`));
    expect(looks).toEqual([...allowed(viewsPerSession), 429]);
    expect((await other.get(`/api/orders-status/${ref(0)}`)).statusCode).toBe(404);
  });

  it('is limited for one IPv6 network, whose subscriber has addresses without number', async () => {
    const looks = await statuses(viewsPerAddress + 2, (index) =>
      limited.inject('a', {
        url: `/api/orders-status/${ref(index)}`,
        remoteAddress: `2001:db8:0:${index > viewsPerAddress ? 1 : 0}::${index.toString(16)}`,
      }),
    );
    expect(looks).toEqual([...allowed(viewsPerAddress), 429, 404]);
  });

  it('is limited for one reference even where limits per address are lifted', async () => {
    const look = (index: number) =>
      lifted.inject('a', `/api/orders-status/${ref(index < viewsPerReference + 1 ? 7 : 8)}`);
    expect(await statuses(viewsPerReference + 2, look)).toEqual([...allowed(viewsPerReference), 429, 404]);
    const refused = await lifted.inject('a', `/api/orders-status/${ref(7)}`);
    expect(refused.json()).toEqual({
      message: expect.stringMatching(/^Trop de requêtes\. Veuillez réessayer dans \d+ secondes?\.$/),
    });
    expect(refused.headers['cache-control']).toBe('no-store');
  });
});
