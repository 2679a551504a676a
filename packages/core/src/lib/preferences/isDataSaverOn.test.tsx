import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTestStore, memoryStorage, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { dataSaverCookie, dataSaverSlot, wantsDataSaver } from './dataSaverChoice.ts';
import { useDataSaver } from './useDataSaver.ts';

afterEach(() => delete document.documentElement.dataset['saver']);

describe('The data saver', () => {
  it.each([
    [null, {}, false],
    [null, { effectiveType: '4g', saveData: false }, false],
    [null, { saveData: true }, true],
    [null, { effectiveType: '2g' }, true],
    [null, { effectiveType: 'slow-2g' }, true],
    ['off', { effectiveType: '2g', saveData: true }, false],
    ['on', { effectiveType: '4g' }, true],
  ] as const)('with the choice %s on the link %j is on: %s', (choice, link, isOn) => {
    expect(wantsDataSaver(choice, link)).toBe(isOn);
  });

  it.each([
    [null, false, 'economy=;path=/cdn;samesite=lax;max-age=0'],
    [null, true, 'economy=on;path=/cdn;samesite=lax'],
    ['off', false, 'economy=off;path=/cdn;samesite=lax'],
  ] as const)(
    'with the choice %s, and on: %s, sets its cookie for images only: %s',
    (choice, isOn, cookie) => {
      expect(dataSaverCookie(choice, isOn)).toBe(cookie);
    },
  );

  it('is switched by hand, marks the page and is remembered', () => {
    const storage = memoryStorage();
    const { result } = renderHookWithStore(useDataSaver, { store: makeTestStore({ storage }) });
    const state = () => [
      result.current.isOn,
      'saver' in document.documentElement.dataset,
      dataSaverSlot.get(storage),
    ];
    const seen = [state()];
    for (let press = 0; press < 2; press += 1) {
      act(() => result.current.toggle());
      seen.push(state());
    }
    expect(seen).toEqual([
      [false, false, null],
      [true, true, 'on'],
      [false, false, 'off'],
    ]);
  });
});
