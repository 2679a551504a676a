// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { watchNetwork } from './offlineNotice.ts';

/** A page whose age and network a test sets; what its notice says, null while it is hidden. */
function aPage(age: number | null) {
  document.body.replaceChildren();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = { age, hear: () => undefined as void };
  watchNetwork(
    window,
    async () => page.age,
    (hear) => {
      page.hear = hear;
    },
  );
  const [notice] = document.querySelectorAll<HTMLElement>('[role=status]');
  const said = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return notice?.hidden ? null : notice?.textContent;
  };
  const turn = (isOnline: boolean) => {
    onLine.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { page, said, turn };
}

it('a shopper without network is told how old what they see is, page by page, until the network is back', async () => {
  const { page, said, turn } = aPage(Date.UTC(2026, 10, 20, 9, 30));
  const heard = [await said()];
  page.age = Date.UTC(2026, 10, 18, 14, 5);
  page.hear();
  heard.push(await said());
  turn(true);
  heard.push(await said());
  page.hear();
  turn(false);
  heard.push(await said());
  expect(heard).toEqual([
    'Hors ligne. Vous voyez ce qui était là le 20 novembre à 09:30 ; votre panier est gardé.',
    'Hors ligne. Vous voyez ce qui était là le 18 novembre à 14:05 ; votre panier est gardé.',
    null,
    'Hors ligne. Vous voyez ce qui était là le 18 novembre à 14:05 ; votre panier est gardé.',
  ]);
});

it('where nothing on screen has an age, none is told', async () => {
  const { said } = aPage(null);
  expect(await said()).toBe('Hors ligne. Votre panier est gardé.');
});
