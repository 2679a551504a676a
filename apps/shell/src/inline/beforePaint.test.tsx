import {
  dataSaverSlot,
  wantsDataSaver,
  type DataSaverChoice,
  type LinkState,
} from '@teranga/core/lib/preferences';
import { authTokenSlot } from '@teranga/core/lib/api';
import { browserStorage } from '@teranga/core/lib/services';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beforePaint } from './beforePaint.ts';

function run(link: LinkState | undefined) {
  Object.defineProperty(navigator, 'connection', { value: link, configurable: true });
  beforePaint();
  const { saver, theme } = document.documentElement.dataset;
  return { isDataSaverOn: saver !== undefined, theme };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'connection');
  for (const name of ['saver', 'theme', 'signedIn', 'touched']) delete document.documentElement.dataset[name];
});

/** Opens a page by that navigation type; returns its first-view mark. */
function openBy(type: string, hash = '') {
  delete document.documentElement.dataset['firstView'];
  window.location.hash = hash;
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  run(undefined);
  return document.documentElement.dataset['firstView'];
}

describe('before the first paint', () => {
  const choices: (DataSaverChoice | null)[] = [null, 'on', 'off'];
  const links: (LinkState | undefined)[] = [
    undefined,
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { effectiveType: '3g', saveData: false },
  ];
  it.each(choices.flatMap((choice) => links.map((link) => [choice, link] as const)))(
    'the page with the choice %s on the link %j saves data as the rule says',
    (choice, link) => {
      if (choice) dataSaverSlot.set(browserStorage(window), choice);
      expect(run(link).isDataSaverOn).toBe(wantsDataSaver(choice, link ?? {}));
    },
  );

  it.each([
    [null, true],
    ['on', true],
    ['off', false],
  ] as const)('the page with the choice %s and a Save-Data request saves data: %s', (choice, isOn) => {
    document.documentElement.dataset['saver'] = '';
    if (choice) dataSaverSlot.set(browserStorage(window), choice);
    expect(run(undefined).isDataSaverOn).toBe(isOn);
  });

  it.each([
    ['night', 'night'],
    ['blue', undefined],
  ])('the theme %s is applied as %s', (chosen, theme) => {
    localStorage.setItem('theme', chosen);
    expect(run(undefined).theme).toBe(theme);
  });

  it.each([
    [null, undefined],
    ['jeton', ''],
  ])('with the token %j the page is marked as signed in: %j', (token, mark) => {
    if (token !== null) authTokenSlot.set(browserStorage(window), token);
    run(undefined);
    expect(document.documentElement.dataset['signedIn']).toBe(mark);
  });

  it('is marked as signed in where the server set the cookie', () => {
    document.cookie = 'signed-in=1';
    run(undefined);
    document.cookie = 'signed-in=; max-age=0';
    expect(document.documentElement.dataset['signedIn']).toBe('');
  });

  it.each([
    ['EUR', '', undefined, ''],
    ['EUR', '', 'EUR', undefined],
    ['EUR', 'XOF', 'EUR', ''],
    ['EUR', 'XOF', undefined, undefined],
    [null, 'USD', undefined, ''],
    [null, '', undefined, undefined],
  ])(
    'with the currency %j saved and %j in the cookie, the prices of a page in %j wait: %j',
    (saved, cookie, shown, mark) => {
      const { dataset } = document.documentElement;
      if (saved) localStorage.setItem('currency', saved);
      document.cookie = `currency=${cookie}${cookie ? '' : ';max-age=0'}`;
      if (shown) dataset['currency'] = shown;
      run(undefined);
      document.cookie = 'currency=;max-age=0';
      expect(dataset['currencyWaits']).toBe(mark);
      delete dataset['currencyWaits'];
      delete dataset['currency'];
    },
  );

  it.each([
    ['navigate', '', ''],
    ['reload', '', undefined],
    ['back_forward', '', undefined],
    ['navigate', '#contact', undefined],
  ])('a page reached by %s at «%s» is marked «%s»', (type, hash, mark) => {
    expect(openBy(type, hash)).toBe(mark);
  });

  it.each(['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'])(
    'the first %s removes the mark',
    (touch) => {
      openBy('navigate');
      document.body.dispatchEvent(new Event(touch, { bubbles: true }));
      expect(document.documentElement.dataset['firstView']).toBeUndefined();
    },
  );

  it('a reloaded page is marked as touched from the first touch on', () => {
    openBy('reload');
    expect(document.documentElement.dataset['touched']).toBeUndefined();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(document.documentElement.dataset['touched']).toBe('');
  });

  it('works without APIs that the browser forbids', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(run({ saveData: true })).toEqual({
      isDataSaverOn: true,
      theme: undefined,
    });
  });
});
