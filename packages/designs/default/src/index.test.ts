import { describe, expect, it } from 'vitest';
import { design } from './index.ts';

describe('the default design', () => {
  it.each(Object.entries(design.parts))(
    'has %s as a part, and under its own name for others to wrap',
    async (name, load) => {
      const module: Record<string, unknown> = { ...(await load()) };
      expect(typeof module['part']).toBe('function');
      expect(module[name]).toEqual(module['part']);
    },
  );

  it.each(Object.entries(design.pages))('has a page for %s', async (_name, load) => {
    expect(typeof (await load()).default).toBe('function');
  });
});
