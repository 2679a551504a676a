import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { explainUsage, frenchCommand } from './french.ts';
import { storeProgram } from './storeProgram.ts';

const program = () => storeProgram(() => Promise.reject(new Error('no command of this test may run')));

async function errorSentence(...words: string[]): Promise<string> {
  try {
    await program().parseAsync(words, { from: 'user' });
    return '';
  } catch (error) {
    if (error instanceof CommanderError) return explainUsage(error);
    throw error;
  }
}

describe('a wrong command line', () => {
  it.each([
    [['vendre'], 'La commande « vendre » n’existe pas.'],
    [['show'], 'Il manque <boutique>.'],
    [['order-new', 'a'], 'Il manque l’option --first-name <prénom>.'],
    [['import', 'a', 'b.csv', '--from'], 'L’option --from <source> attend une valeur.'],
    [['list', '--tout'], 'L’option --tout n’existe pas.'],
    [['list', 'tout'], 'Il y a trop d’arguments ; un texte de plusieurs mots s’écrit entre guillemets.'],
  ])('the wrong command line %j is explained in French', async (words, sentence) => {
    expect(await errorSentence(...words)).toBe(sentence);
  });
});

describe('the help', () => {
  it('lists every command and speaks French', () => {
    const help = program().helpInformation();
    const commands = program().commands.map((command) => command.name());
    const documented =
      'list create show set design import export orders order-status promo promos payment'.split(' ');
    expect(documented.filter((name) => !commands.includes(name))).toEqual([]);
    for (const name of commands) expect(help).toContain(`\n  ${name} `);
    expect(help).not.toMatch(/Usage|Options:|Commands:|display help/);
  });

  it('offers JSON with every command', () => {
    const without = program().commands.filter(({ options }) =>
      options.every(({ long }) => long !== '--json'),
    );
    expect(without.map((command) => command.name())).toEqual([]);
  });

  it('shows what a command takes, what it may take, and who acts', () => {
    const shown = program().commands.find((command) => command.name() === 'collection');
    const help = shown?.helpInformation() ?? '';
    expect(help).toContain('Utilisation : npm run store -- collection <boutique> [identifiant] [options]');
    expect(help).toContain('Options de toutes les commandes :\n  --as <nom>');
  });

  it('names operands, options and their defaults', () => {
    const command = frenchCommand('peser')
      .argument('<fruit>', 'lequel')
      .argument('[balance]', 'laquelle', 'plate')
      .option('--unité <unité>', 'en quoi', 'kg');
    expect(command.helpInformation()).toBe(
      [
        'Utilisation : peser <fruit> [balance] [options]',
        '',
        'Arguments :',
        '  fruit            lequel',
        '  balance          laquelle (par défaut : plate)',
        '',
        'Options :',
        '  --unité <unité>  en quoi (par défaut : kg)',
        '  -h, --help       affiche cette aide',
        '',
      ].join('\n'),
    );
  });
});
