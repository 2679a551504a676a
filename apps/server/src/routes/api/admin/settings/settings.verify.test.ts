import { RichTextWire, SettingsWire } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, db, inject, signedIn } = await staffShop();
const manager = await signedIn('manager');
const url = '/api/admin/settings';

beforeEach(async () => {
  for (const store of ['a', 'b']) await db.withStore(store, (tx) => writeTestTerms(tx));
  // The fields that a store's file writes.
  const { version } = await read();
  wireAnswer(SettingsWire, await patch(version, { path: 'name', value: 'Boutique a' }));
});

const read = async () => wireAnswer(SettingsWire, await manager.call('GET', url));
const patch = (version: number | null, ...changes: object[]) =>
  manager.call('PATCH', url, {
    payload: { changes },
    headers: version === null ? {} : { 'if-match': `"${version}"` },
  });
const contents = () => asAdmin('select id, version, content from stores order by id');

describe('Patching settings', () => {
  it('changes the named ones and leaves all others alone', async () => {
    const { version, settings } = await read();
    const answer = await patch(
      version,
      { path: 'features.whatsapp', value: '+221 77 123 45 67' },
      { path: 'marketplaceInfo.deliveryInfo.zones.0.price', value: 2_500 },
      { path: 'notices.emails', value: ['commandes@a.example'] },
    );
    const changed = wireAnswer(SettingsWire, answer);
    expect(changed.version).toBe(version + 1);
    expect(answer.headers['etag']).toBe(`"${version + 1}"`);
    const { features, marketplaceInfo, notices, ...others } = changed.settings;
    expect(features).toMatchObject({ whatsapp: '+221 77 123 45 67', cashOnDelivery: true });
    expect(marketplaceInfo).toMatchObject({ deliveryInfo: { zones: [{ price: 2_500 }, {}, {}] } });
    expect(notices).toMatchObject({ emails: ['commandes@a.example'], lowStock: 3 });
    expect(settings).toMatchObject(others);
    const store = (await inject('a', '/api/store')).json<object>();
    expect(store).toMatchObject({ features: { whatsapp: '+221 77 123 45 67' } });
    expect(store).not.toHaveProperty('notices');
  });

  it('appends to a list and removes from it', async () => {
    const { version } = await read();
    const zone = { id: 'saly', name: 'Saly', price: 4_000, description: '', enabled: true, order: 4 };
    const place = 'marketplaceInfo.deliveryInfo.zones';
    const added = wireAnswer(SettingsWire, await patch(version, { path: `${place}.3`, value: zone }));
    const removed = wireAnswer(SettingsWire, await patch(added.version, { path: `${place}.0` }));
    expect(removed.settings['marketplaceInfo']).toMatchObject({
      deliveryInfo: { zones: [{ name: 'Thiès & Mbour' }, { name: 'Kidira' }, { name: 'Saly' }] },
    });
  });

  it('of a version that is no longer the latest says what changed, and by whom', async () => {
    const { version } = await read();
    await patch(version, { path: 'features.whatsapp', value: '+221771234567' });
    const { message } = refusal(await patch(version, { path: 'name', value: 'Autre' }), 409);
    expect(message).toBe(
      `Les réglages ont changé depuis la version ${version} : features.whatsapp. Dernier changement par manager. Relisez, puis recommencez.`,
    );
  });

  it('of one version succeeds once when several try at the same time', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((price) =>
        patch(version, { path: 'marketplaceInfo.deliveryInfo.zones.0.price', value: price }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
  });

  it.each<[string, object[]]>([
    ['a value of another type', [{ path: 'features.whatsapp', value: 12 }]],
    ['a value that breaks a rule', [{ path: 'notices.emails', value: ['pas une adresse'] }]],
    ['a phone number that is none', [{ path: 'notices.sms', value: ['abc'] }]],
    ['an image that the store does not have', [{ path: 'logo', value: 'rien.png' }]],
    ['an unknown field', [{ path: 'features.wifi', value: true }]],
    ['a path through nothing', [{ path: 'features.wifi.on', value: true }]],
    ['a place beyond the end of a list', [{ path: 'marketplaceInfo.deliveryInfo.zones.9', value: {} }]],
    ['a required field to be removed', [{ path: 'features' }]],
    ['the prototype of all objects', [{ path: '__proto__.polluted', value: true }]],
    ['a constructor', [{ path: 'features.constructor.prototype.polluted', value: true }]],
    ['payment keys', [{ path: 'payment.paytech', value: null }]],
    ['an empty step', [{ path: 'features..whatsapp', value: null }]],
    [
      'one wrong value among right ones',
      [
        { path: 'features.whatsapp', value: '+221771234567' },
        { path: 'features.cashOnDelivery', value: 'oui' },
      ],
    ],
    ['nothing', []],
  ])('refuses %s and changes nothing', async (_what, changes) => {
    const { version } = await read();
    const before = await contents();
    expect(refusal(await patch(version, ...changes), 422)).toHaveProperty('message');
    expect(await contents()).toEqual(before);
    expect({}).not.toHaveProperty('polluted');
  });

  it('needs the version that was seen', async () => {
    expect(refusal(await patch(null, { path: 'name', value: 'x' }), 428)).toHaveProperty('message');
  });
});

describe('A rich text', () => {
  it('is previewed as pages show it', async () => {
    const html = '<p onclick="x()">Bonjour <script>alert(1)</script><b>vous</b></p>';
    const answer = await manager.call('POST', `${url}/rich-text`, { payload: { html } });
    expect(wireAnswer(RichTextWire, answer).html).toBe('<p>Bonjour <b>vous</b></p>');
    const long = await manager.call('POST', `${url}/rich-text`, { payload: { html: 'x'.repeat(60_001) } });
    expect(refusal(long, 422).errors).toHaveProperty('html');
  });
});
