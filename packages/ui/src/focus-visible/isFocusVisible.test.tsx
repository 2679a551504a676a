import { expect, it, vi } from 'vitest';
import { isFocusVisible } from './isFocusVisible.ts';

it('A browser that does not know the selector shows no focus by it', () => {
  vi.spyOn(document.body, 'matches').mockImplementation((selector) => {
    throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
  });
  expect(isFocusVisible(document.body)).toBe(false);
});
