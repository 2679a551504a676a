import { afterEach, expect, it, vi } from 'vitest';
import { showOfflineNotice } from './showOfflineNotice.ts';

/** Sets the network state and fires its event. */
function turn(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

// Ends offline mode, which stops watching.
afterEach(() => turn(true));

/** The current text of the notice: network state and age. */
const said = async () => {
  await Promise.resolve();
  await Promise.resolve();
  return [...(document.querySelector('p')?.children ?? [])].map((words) => words.textContent);
};

/** A page whose age and network a test sets; and what its notice announces. */
function aPage(age: number | null) {
  document.body.replaceChildren();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = { age, onEvent: () => undefined as void };
  showOfflineNotice(
    window,
    () => page.age,
    (onEvent) => {
      page.onEvent = onEvent;
    },
  );
  const region = document.querySelector('[role=status]');
  const announced: string[] = [];
  const listen = new MutationObserver(() => announced.push(region?.textContent ?? ''));
  if (region) listen.observe(region, { childList: true, characterData: true, subtree: true });
  return { page, announced };
}

const words = 'Hors ligne. Votre panier est gardé.';

it('an offline shopper sees how old each page is until the network is back', async () => {
  const { page } = aPage(Date.UTC(2026, 10, 20, 9, 30));
  const received = [await said()];
  page.age = Date.UTC(2026, 10, 18, 14, 5);
  page.onEvent();
  received.push(await said());
  turn(true);
  received.push(await said());
  page.onEvent();
  turn(false);
  received.push(await said());
  expect(received).toEqual([
    [words, 'Page du 20 nov., 09:30.'],
    [words, 'Page du 18 nov., 14:05.'],
    ['', ''],
    [words, 'Page du 18 nov., 14:05.'],
  ]);
});

it('no age is shown if nothing on screen has one', async () => {
  aPage(null);
  expect(await said()).toEqual([words, '']);
});

it('a lost network is announced once, however often the age on screen changes', async () => {
  const { page, announced } = aPage(null);
  turn(true);
  await said();
  turn(false);
  await said();
  for (const minute of [1, 2, 3]) {
    page.age = Date.UTC(2026, 10, 20, 9, minute);
    page.onEvent();
    turn(false);
    await said();
  }
  expect(announced).toEqual(['', words]);
});

it.each([
  [false, true],
  [true, false],
])(
  'bars at the bottom of the window make room according to the network: online %s, makes room %s',
  (isOnline, givesWay) => {
    aPage(null);
    turn(isOnline);
    expect(document.documentElement.hasAttribute('data-offline')).toBe(givesWay);
  },
);
