import { describe, expect, it } from 'vitest';
import { tuning } from './tuning.ts';

const gib = 2 ** 30;

describe('the embedded PostgreSQL', () => {
  it.each([
    [0.25, '-cshared_buffers=64MB'],
    [4, '-cshared_buffers=512MB'],
    [64, '-cshared_buffers=2048MB'],
  ])('on %d GiB takes an eighth of the memory, within reason', (memory, setting) => {
    expect(tuning(memory * gib)).toContain(setting);
  });
});
