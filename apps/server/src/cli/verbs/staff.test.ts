import { describe, expect, it } from 'vitest';
import { aShopfront } from '../testing/aShopfront.ts';

const { store, create } = await aShopfront();
await create('marche', 'marche.localhost');
await create('boutique', 'boutique.localhost');

describe('The verb staff', () => {
  it('lists, adds, changes and removes the members of a store', async () => {
    expect((await store('staff', 'marche')).out).toBe('Personne dans l’équipe.');
    const add = await store(
      'staff',
      'marche',
      '--add',
      'Awa Diop',
      '--role',
      'owner',
      '--phone',
      '77 123 45 67',
    );
    expect(add.out).toBe('Awa Diop : owner (propriétaire).');
    await store('staff', 'marche', '--add', 'Fatou', '--role', 'préparateur', '--email', 'Fatou@a.example');
    const [, , first = ''] = (await store('staff', 'marche')).out.split('\n');
    expect(first.split(/\s{2,}/).slice(0, 3)).toEqual(['Awa Diop', 'owner (propriétaire)', '+221771234567']);
    const changed = await store('staff', 'marche', 'fatou@a.example', '--role', 'manager', '--json');
    expect(JSON.parse(changed.out)).toMatchObject({ name: 'Fatou', role: 'manager' });
    expect((await store('staff', 'marche', 'fatou@a.example', '--remove')).out).toBe(
      'Fatou n’est plus de l’équipe.',
    );
    expect(JSON.parse((await store('staff', 'marche', '--json')).out)).toMatchObject([{ name: 'Awa Diop' }]);
    expect((await store('staff', 'boutique')).out).toBe('Personne dans l’équipe.');
  });

  it('writes who changed what', async () => {
    await store(
      '--as',
      'Moussa',
      'staff',
      'boutique',
      '--add',
      'Bineta',
      '--role',
      'owner',
      '--email',
      'b@a.example',
    );
    const { out } = await store('audit', 'boutique', '--action', 'staff.add', '--json');
    expect(JSON.parse(out)).toMatchObject([{ actor: { name: 'Moussa' }, after: { name: 'Bineta' } }]);
  });

  it('does not remove the last owner', async () => {
    await expect(store('staff', 'marche', '771234567', '--remove')).rejects.toThrow(
      'seule personne propriétaire',
    );
    await expect(store('staff', 'marche', '771234567', '--role', 'manager')).rejects.toThrow(
      'seule personne propriétaire',
    );
  });

  it.each([
    [['--add', 'Awa'], 'Donnez le rôle avec --role.'],
    [['--add', 'Awa', '--role', 'chef'], 'Le rôle « chef » n’existe pas.'],
    [['--add', 'Awa', '--role', 'owner'], 'Donnez un numéro de téléphone ou une adresse e-mail'],
    [['--remove'], 'Nommez la personne'],
    [['x@a.example', '--remove'], 'n’a le contact « x@a.example »'],
    [['pas-un-contact', '--role', 'owner'], 'Numéro de téléphone invalide'],
  ])('the command staff refuses %j', async (words, message) => {
    await expect(store('staff', 'marche', ...words)).rejects.toThrow(message);
  });
});
