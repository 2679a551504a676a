import { describe, expect, it } from 'vitest';
import { neededFiles, type BuiltFiles } from './builtFiles.ts';

/** A home whose island imports a ticket, each with a style sheet. */
const built: BuiltFiles = {
  entry: 'index.js',
  files: {
    'index.js': { imports: [], css: ['index.css'] },
    'home.js': { imports: ['index.js'], css: ['home.css'] },
    'island.js': { imports: ['index.js', 'ticket.js'], css: ['island.css'] },
    'ticket.js': { imports: [], css: ['ticket.css'] },
  },
  modules: { home: 'home.js', island: 'island.js', theme: 'theme.css' },
  sheets: {},
  flatSheets: {},
};

describe('A page with an island', () => {
  const needed = neededFiles(built, { now: ['home', 'theme'], later: ['island', 'absent'] });

  it('loads no code of the island before hydration', () => {
    expect(needed.scripts).toEqual(['index.js', 'home.js']);
  });

  it('has the styles of the island and of what it imports, as the server renders both', () => {
    expect(needed.styles).toEqual(['index.css', 'home.css', 'theme.css', 'ticket.css', 'island.css']);
  });
});

it('A page whose module is not in the build is an error', () => {
  expect(() => neededFiles(built, { now: ['absent'] })).toThrow('holds no module absent');
});
