import { beforeAll, expect, it } from 'vitest';
import { aShopfront } from '../testing/aShopfront.ts';

const { asAdmin, db, store, create } = await aShopfront();

beforeAll(async () => {
  await create('marche', 'marche.localhost');
  for (const subject of ['Horaires', 'Taille'])
    await db.withStore('marche', (tx) =>
      tx.query(
        `insert into contact_messages (first_name, last_name, email, subject, message)
         values ('Khady', 'Diop', 'khady@example.sn', $1, 'Bonjour ?')`,
        [subject],
      ),
    );
});

const numberOf = async (subject: string) => {
  const [row] = await asAdmin<{ id: number }>(`select id from contact_messages where subject = '${subject}'`);
  return String(row?.id);
};

it('a message is answered by e-mail, in somebody’s name', async () => {
  const number = await numberOf('Horaires');
  expect((await store('--as', 'Awa', 'message', 'marche', number, '--answer', 'De 9 h à 19 h.')).out).toBe(
    'La réponse part à khady@example.sn.',
  );
  const { out } = await store('message', 'marche', number);
  expect(out).toContain('ANSWERED (Répondu)');
  expect(out).toMatch(/Réponse de Awa, .+, par e-mail :\nDe 9 h à 19 h\./);
  expect(await asAdmin(`select subject from outbox where recipient = 'khady@example.sn'`)).toEqual([
    { subject: 'Re : Horaires' },
  ]);
});

it('a message is closed without an answer', async () => {
  const number = await numberOf('Taille');
  expect((await store('message', 'marche', number, '--close')).out).toBe(`Message ${number} : Clos.`);
});

it.each([
  [['x'], 'est un nombre entier'],
  [['999'], 'n’a pas ce message'],
  [['1', '--answer', 'x', '--close'], 'l’un des deux'],
])('a message is not read or answered as %j', async (words, message) => {
  await expect(store('message', 'marche', ...words)).rejects.toThrow(message);
});
