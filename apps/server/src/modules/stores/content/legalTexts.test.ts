import { LegalTextsWire, StoreWire } from '@teranga/contract';
import { expect, it } from 'vitest';
import { staffShop } from '../../../routes/api/admin/testing/staffShop.ts';
import { refusal, wireAnswer } from '../../../routes/api/testing/wireAnswer.ts';
import { writeTestTerms } from '../testing/aStoreContent.ts';

const { db, inject, signedIn } = await staffShop();
await db.withStore('a', (tx) => writeTestTerms(tx));
const manager = await signedIn('manager');

const read = async (store: 'a' | 'b' = 'a') =>
  wireAnswer(LegalTextsWire, await inject(store, '/api/store/legal'));
/** Sets legal texts as the console does. */
async function set(texts: Record<string, unknown>) {
  const { headers } = await manager.call('GET', '/api/admin/settings');
  const changes = [{ path: 'legalTexts', value: texts }];
  return manager.call('PATCH', '/api/admin/settings', {
    payload: { changes },
    headers: { 'if-match': String(headers.etag) },
  });
}
const none = { terms: null, privacy: null, returns: null, notice: null };

it('a store has the usual texts until it writes its own', async () => {
  expect(await read()).toEqual(none);
  expect((await set({ terms: '<h2>Article 1</h2><p>Nous vendons.</p>', returns: ' ' })).statusCode).toBe(200);
  expect(await read()).toEqual({ ...none, terms: '<h2>Article 1</h2><p>Nous vendons.</p>' });
  expect(await read('b')).toEqual(none);
});

it('The texts of a store are sanitised before they are stored', async () => {
  const terms =
    '<p onclick="x()">Bon<script>alert(1)</script></p><a href="javascript:x()">lien</a><iframe src="/x">';
  const answer = await set({ terms });
  expect(answer.body).not.toMatch(/alert|onclick|iframe/);
  expect((await read()).terms).toBe('<p>Bon</p>lien');
});

it('other settings leave them alone, and pages that do not show them do not carry them', async () => {
  await set({ privacy: '<p>Rien n’est vendu.</p>' });
  const { headers } = await manager.call('GET', '/api/admin/settings');
  await manager.call('PATCH', '/api/admin/settings', {
    payload: { changes: [{ path: 'features.whatsapp', value: '+221 77 123 45 67' }] },
    headers: { 'if-match': String(headers.etag) },
  });
  expect((await read()).privacy).toBe('<p>Rien n’est vendu.</p>');
  expect(JSON.stringify(wireAnswer(StoreWire, await inject('a', '/api/store')))).not.toContain('vendu');
});

it.each([[{ terms: 5 }], [{ terms: 'x'.repeat(60_001) }], [{ other: 'x' }], ['texte']])(
  'the server refuses %.40j and changes nothing',
  async (texts) => {
    const before = await read();
    refusal(await set(texts as Record<string, unknown>), 422);
    expect(await read()).toEqual(before);
  },
);
