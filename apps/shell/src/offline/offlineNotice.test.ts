// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { watchNetwork } from './offlineNotice.ts';

const drawnAt = Date.UTC(2026, 10, 20, 9, 30);
const cutAt = Date.UTC(2026, 10, 21, 14, 5);

it('a shopper without network is told how old what they see is, until the network is back', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  watchNetwork(window, drawnAt, () => cutAt);
  const [notice] = document.querySelectorAll<HTMLElement>('[role=status]');
  const said = () => (notice?.hidden ? null : notice?.textContent);
  const heard = [said()];
  for (const isOnline of [true, false]) {
    onLine.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    heard.push(said());
  }
  expect(heard).toEqual([
    'Hors ligne. Vous voyez ce qui était là le 20 novembre à 09:30 ; votre panier est gardé.',
    null,
    'Hors ligne. Vous voyez ce qui était là le 21 novembre à 14:05 ; votre panier est gardé.',
  ]);
});
