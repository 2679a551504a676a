import { expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.5.0', 'Navigateur inconnu'],
])('A session of %s is that of %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
