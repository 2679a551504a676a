import { describe, expect, it } from 'vitest';
import { readStore, readStoreTerms } from '../../modules/stores/readStore.ts';
import { aShopfront } from '../testing/aShopfront.ts';
import { anOperator } from '../testing/anOperator.ts';

const { db, folder, create, asAdmin } = await aShopfront();
await create('prise', 'prise.localhost');

/** An operator who answers questions one after the other. */
function answering(...answers: string[]) {
  const questions: string[] = [];
  const store = anOperator(db, { dataDir: folder }, undefined, undefined, (question) => {
    questions.push(question);
    const answer = answers.shift();
    return answer === undefined
      ? Promise.reject(new Error(`Nobody answers ${question}`))
      : Promise.resolve(answer);
  });
  return { store, questions };
}

describe('npm run store -- create at a terminal', () => {
  it('prompts for what it needs, repeats after a wrong answer, and lists what is left to do', async () => {
    const { store, questions } = answering(
      '  ',
      'Chez  Awa',
      '',
      'bleu',
      'default',
      'http://awa.sn',
      'prise.localhost',
      'awa.localhost www.awa.localhost',
      'awa@',
      'awa@example.sn',
    );
    const { out, notes } = await store('create');
    expect(questions).toHaveLength(10);
    expect(questions[2]).toBe('Son identifiant (Entrée : chez-awa) :');
    expect(notes.split('\n')).toEqual([
      expect.stringContaining('Donnez un nom'),
      expect.stringContaining('Le design « bleu » n’existe pas.'),
      expect.stringContaining('n’est pas un nom d’hôte'),
      'L’adresse « prise.localhost » est déjà celle de la boutique « prise ».',
      '« awa@ » n’est pas une adresse e-mail.',
    ]);
    expect(out.split('\n')).toEqual([
      'Boutique « Chez Awa » créée : http://awa.localhost:3000/',
      'Pas encore prête à vendre :',
      '  · Des articles ou des services en vente : à faire',
      '  ✓ Une zone de livraison active',
      '  ✓ Un moyen de paiement',
      '  ✓ Un contact prévenu des commandes',
      '  · Un moyen de joindre la boutique : facultatif',
      '  · Un logo : facultatif',
      '  · Les mentions légales : facultatif',
      'Remplissez-la : npm run store -- import chez-awa <fichier.csv> --from shopify',
    ]);
    expect((await db.withStore('chez-awa', readStore)).store).toMatchObject({
      name: 'Chez Awa',
      design: 'default',
    });
    expect((await db.withStore('chez-awa', readStoreTerms)).contacts.emails).toEqual(['awa@example.sn']);
  });

  it('prompts for nothing that the command line gives', async () => {
    const { store, questions } = answering();
    const given = [
      '--name',
      'Savon',
      '--design',
      'default',
      '--host',
      'savon.localhost',
      '--email',
      's@example.sn',
    ];
    await store('create', 'savon', ...given);
    expect(questions).toEqual([]);
  });

  it('creates nothing when the questions are left', async () => {
    const { store } = answering('Boutique', 'quittee');
    await expect(store('create')).rejects.toThrow('Nobody answers');
    expect(await asAdmin("select id from stores where id = 'quittee'")).toEqual([]);
  });
});

it.each([
  [['create'], 'Donnez un nom à la boutique'],
  [['create', '--name', 'X'], 'Donnez l’identifiant de la boutique'],
  [['create', 'x', '--name', 'X'], 'Donnez un design à la boutique'],
  [['create', 'x', '--name', 'X', '--design', 'default'], 'Donnez au moins une adresse'],
])('without a terminal %j says what is missing', async (words, message) => {
  await expect(anOperator(db, { dataDir: folder })(...words)).rejects.toThrow(message);
});
