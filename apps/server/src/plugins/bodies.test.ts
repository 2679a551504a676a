import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import { bodyLimitBytes } from './bodies.ts';

const body = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 10 }),
  quantity: Type.Integer({ minimum: 1, maximum: 100 }),
  items: Type.Optional(Type.Array(Type.Object({ id: Type.String() }), { minItems: 1, maxItems: 2 })),
});

const { app, db, session } = await testApp({
  prepare: (server) => {
    server.post('/api/probe', { schema: { body } }, async (request) => request.body);
    server.post('/api/free', async (request) => ({ body: request.body ?? null }));
    server.get('/api/probe/:id', async (request) => ({ id: (request.params as { id: string }).id }));
    server.post('/api/keep', async (request) => {
      const { value, kind } = request.body as { value: unknown; kind: string };
      await db.withStore(request.store.id, (tx) =>
        tx.query(`select $1::${kind === 'int' ? 'int' : 'jsonb'}`, [value]),
      );
      return {};
    });
  },
});
const visitor = await session();
const send = (payload: string, type = 'application/json', url = '/api/probe') =>
  app.inject({ method: 'POST', url, payload, headers: { ...visitor.headers, 'content-type': type } });

const unreadable = { message: 'La requête est illisible.' };
const invalid = 'Les données envoyées ne sont pas valides.';
const valid = { name: 'Awa', quantity: 2 };

describe('a body', () => {
  it('that matches the schema passes unchanged', async () => {
    expect((await visitor.post('/api/probe', valid)).json()).toEqual(valid);
  });

  it.each<[string, string, string, number, object]>([
    ['that is no JSON', '{"name":', 'application/json', 400, unreadable],
    ['that is nested too deep to read', '['.repeat(50_000), 'application/json', 400, unreadable],
    ['that reaches for prototypes', '{"__proto__": {"isAdmin": true}}', 'application/json', 400, unreadable],
    [
      'that is too large',
      JSON.stringify({ name: 'x'.repeat(bodyLimitBytes) }),
      'application/json',
      413,
      { message: 'Les données envoyées sont trop volumineuses.' },
    ],
    ['of another type', 'name=Awa', 'text/plain', 415, { message: 'Ce type de contenu n’est pas accepté.' }],
    [
      'of a form',
      'name=Awa',
      'application/x-www-form-urlencoded',
      415,
      { message: 'Ce type de contenu n’est pas accepté.' },
    ],
    ['of a made-up type', 'x', 'nonsense', 415, { message: 'Ce type de contenu n’est pas accepté.' }],
  ])('a body %s is refused', async (_what, payload, type, status, answer) => {
    const refused = await send(payload, type);
    expect(refused.statusCode).toEqual(status);
    expect(refused.json()).toEqual(answer);
  });

  it.each<[unknown, Record<string, string[]>]>([
    [{ name: 'Awa' }, { quantity: ['Ce champ est requis.'] }],
    [{}, { name: ['Ce champ est requis.'], quantity: ['Ce champ est requis.'] }],
    [{ ...valid, quantity: '2' }, { quantity: ['Cette valeur n’est pas valide.'] }],
    [{ ...valid, quantity: 1.5 }, { quantity: ['Cette valeur n’est pas valide.'] }],
    [{ ...valid, quantity: 0 }, { quantity: ['Cette valeur est trop petite.'] }],
    [{ ...valid, quantity: -1 }, { quantity: ['Cette valeur est trop petite.'] }],
    [{ ...valid, quantity: 1e300 }, { quantity: ['Cette valeur est trop grande.'] }],
    [{ ...valid, name: 'A' }, { name: ['Ce texte est trop court.'] }],
    [{ ...valid, name: 'A'.repeat(11) }, { name: ['Ce texte est trop long.'] }],
    [{ ...valid, items: [] }, { items: ['Cette liste est trop courte.'] }],
    [{ ...valid, items: [{ id: 1 }] }, { 'items.0.id': ['Cette valeur n’est pas valide.'] }],
    [{ ...valid, items: [{ id: '1' }, {}] }, { 'items.1.id': ['Ce champ est requis.'] }],
    [{ ...valid, name: null }, { name: ['Cette valeur n’est pas valide.'] }],
  ])('the body %j is rejected with an error per field', async (payload, errors) => {
    const refused = await send(JSON.stringify(payload));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({ message: invalid, errors });
  });

  it.each([[[]], [null], ['text']])('the body %j is rejected as a whole', async (payload) => {
    const refused = await send(JSON.stringify(payload));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({
      message: 'Les données de la requête manquent ou n’ont pas la forme attendue.',
    });
  });

  it('may be absent where none is expected, even with a JSON content type', async () => {
    expect((await send('', 'application/json', '/api/free')).json()).toEqual({ body: null });
  });

  it('that is missing where one is expected is invalid', async () => {
    expect((await send('')).statusCode).toBe(422);
  });
});

describe('text that the database cannot store:', () => {
  it.each([
    ['a NUL byte in a text', '{"name": "A\\u0000wa", "quantity": 1}', ['name']],
    ['a NUL byte in a key', '{"na\\u0000me": "Awa"}', []],
    ['a NUL byte deep inside', '{"items": [{"id": ["x", {"y": "\\u0000"}]}]}', ['items']],
    ['a NUL byte alone', '"\\u0000"', []],
    ['the high half of a pair', '{"name": "Awa \\ud83d"}', ['name']],
    ['the low half of a pair', '{"\\udca5": ["Awa"]}', []],
  ])('%s is refused, with the fields that contain it', async (_where, payload, fields) => {
    const refused = await send(payload, 'application/json', '/api/free');
    expect(refused.statusCode).toBe(422);
    const { message, errors = {} } = refused.json<{ message: string; errors?: object }>();
    expect(message).toBe(invalid);
    expect(Object.keys(errors)).toEqual(fields);
  });

  it('a whole surrogate pair is accepted', async () => {
    const kept = await send('{"name": "Awa \\ud83d\\udca5"}', 'application/json', '/api/free');
    expect(kept.json()).toEqual({ body: { name: 'Awa 💥' } });
  });

  it.each(['/api/probe/%00', '/api/probe/a%00b?x=1', '/api/probe/a?search=%00', '/cdn/%00', '/cdn/a%00.jpg'])(
    'a NUL byte in the address %s is refused',
    async (url) => {
      expect((await visitor.get(url)).statusCode).toBe(422);
    },
  );
});

describe('what only PostgreSQL notices', () => {
  it.each([
    ['a number out of range', 'int', '99999999999'],
    ['no number', 'int', 'douze'],
    ['half a surrogate pair in a document', 'jsonb', '"\\ud800"'],
    ['no document', 'jsonb', '{'],
  ])('%s is invalid data, not our failure', async (_what, kind, value) => {
    const refused = await visitor.post('/api/keep', { kind, value });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({ message: invalid });
  });
});

it('The server refuses an address that cannot be decoded', async () => {
  const refused = await visitor.get('/api/probe/%E0%A4%A');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual(unreadable);
});
