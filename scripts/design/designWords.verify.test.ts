import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTree, design } from './testing/plantedTree.ts';
import { removeTree } from './testing/treeFolder.ts';

describe('npm run design --', () => {
  beforeAll(createTree);
  afterAll(removeTree);

  it.each(['new', 'wrap', 'eject', 'dev', 'check', 'measure'])(
    'the command %s --help shows how it is used',
    (verb) => {
      expect(design(verb, '--help')).toMatch(/^npm run design -- new <id>/);
    },
  );
});

describe('npm run design -- refuses', () => {
  beforeAll(() => {
    createTree();
    design('new', 'enfant');
  });
  afterAll(removeTree);

  it.each([
    [['new', 'Marché'], 'cannot name a design'],
    [['new', '../x'], 'cannot name a design'],
    [['new', 'kit'], 'the package @teranga/design-kit is the product’s own'],
    [['new', 'default'], 'is there already'],
    [['wrap', 'nulle', 'Price'], 'There is no design «nulle»'],
    [['wrap', 'default', 'Price'], 'change its parts where they are'],
    [['wrap', 'enfant', 'Prix'], 'The default has no part «Prix»'],
    [['eject', 'enfant', 'OrderTotals'], 'is shared by all designs'],
    [['peindre'], 'npm run design -- new'],
    [['new', 'foire', '--lable', 'Foire'], "Unknown option '--lable'.\nnpm run design -- new"],
    [['new', 'foire', '--label'], "'--label <value>' argument missing.\nnpm run design -- new"],
    [['check', 'enfant', '--fils'], "Unknown option '--fils'.\nnpm run design -- new"],
    [['check', 'enfant', 'accueil'], 'has no page «accueil». It has: home,'],
  ])('the command refuses %j, and says why', (words, message) => {
    const said = (() => {
      try {
        return design(...words);
      } catch (error) {
        const { stderr, stdout } = error as { stderr: string; stdout: string };
        return `refused ${stderr}${stdout}`;
      }
    })();
    expect(said.startsWith('refused')).toBe(true);
    expect(said.includes(message)).toBe(true);
  });
});
