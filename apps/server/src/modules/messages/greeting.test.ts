import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

describe('A greeting', () => {
  it.each(['Fatou', 'Fatou Sarr', 'Aïssata N’Diaye', 'J.-P. Mendy', 'عائشة'])('names «%s»', (name) => {
    expect(greeting(name)).toBe(`Bonjour ${name},`);
  });

  it.each([
    'Gagnez 1 000 000 FCFA sur https://evil.example/x',
    'evil.example',
    'Fatou\nGagnez',
    '',
    'a'.repeat(61),
  ])('does not repeat «%s»', (name) => {
    expect(greeting(name)).toBe('Bonjour,');
  });
});
