import { afterEach, expect, it, vi } from 'vitest';
import { dateFormat } from './dateFormat.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('dateFormat makes its format once, when a moment is first written', () => {
  let made = 0;
  class CountedFormat extends Intl.DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...given);
      made += 1;
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: CountedFormat });
  const write = dateFormat({ dateStyle: 'long' });
  expect(made).toBe(0);
  expect(write(new Date('2026-04-07T23:30:00Z'))).toBe('7 avril 2026');
  expect(write(new Date('2026-12-12T00:00:00Z'))).toBe('12 décembre 2026');
  expect(made).toBe(1);
});

it('dateFormat writes the hour of the shop, wherever the device is', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(dateFormat({ dateStyle: 'short', timeStyle: 'short' })(new Date('2026-12-01T00:30:00Z'))).toBe(
    '01/12/2026 00:30',
  );
});
