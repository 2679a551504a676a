import { describe, expect, it } from 'vitest';
import { smsLength, toGsm } from '../messages/fitSms.ts';
import { replacedMessage, signInMessage, type SignInNews } from './signInMessages.ts';

const code = '123456';
const contact = { channel: 'sms', address: '+221771234567' } as const;
const senders = [
  ['short', 'Awa', 'awa.sn'],
  ['usual', 'La Boutique de Fatou', 'boutique-de-fatou.example.sn'],
  [
    'long',
    'Établissements Ndiaye & Frères, Quincaillerie générale de Grand-Yoff',
    'etablissements-ndiaye-freres.example.sn',
  ],
  ['endless', 'Ê'.repeat(200), `${'b'.repeat(60)}.${'c'.repeat(60)}.sn`],
] as const;
const kinds: SignInNews[] = ['code', 'nobody', 'change', 'taken', 'staff'];

const cases = senders.flatMap(([length, storeName, host]) =>
  kinds.map((news) => ({ length, news, sender: { storeName, siteUrl: `https://${host}`, host } })),
);

describe('An SMS', () => {
  it.each(cases)('«$news» of a store with a $length name is one, in its name', ({ news, sender }) => {
    const { text } = signInMessage(contact, news, sender, code);
    expect(text.length <= smsLength).toBe(true);
    expect(text).toEqual(toGsm(text));
    expect(text.startsWith(toGsm(sender.storeName).slice(0, 3))).toBe(true);
  });

  it.each(cases.filter(({ news }) => ['code', 'change', 'staff'].includes(news)))(
    '«$news» of a store with a $length name holds the code, and the line browsers read where it fits',
    ({ length, news, sender }) => {
      const { text } = signInMessage(contact, news, sender, code);
      expect(text).toContain(` : ${code} `);
      const last = text.split('\n').at(-1);
      expect(last === `@${sender.host} #${code}`).toBe(length !== 'endless');
    },
  );

  it('notifies the replaced number in a single message', () => {
    for (const { sender } of cases)
      expect(replacedMessage(contact, sender).text.length).toBeLessThanOrEqual(smsLength);
  });

  it.each(['nobody', 'taken'] as const)('«%s» holds no code', (news) => {
    expect(
      signInMessage(contact, news, { storeName: 'Awa', siteUrl: 'https://awa.sn', host: 'awa.sn' }, code)
        .text,
    ).not.toContain(code);
  });
});
