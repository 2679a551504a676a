import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '../../lib/alerts/useToasts.ts';
import { renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { shareNatively } from './shareNatively.ts';
import { shareTargets } from './shareTargets.ts';
import { copiedMs, useCopyLink } from './useCopyLink.ts';
import { useShareMenu } from './useShareMenu.ts';

const shared = { href: '/products/robe-wax', name: 'Robe & boubou' };
const url = `${window.location.origin}/products/robe-wax`;
const cancel = new DOMException('Abort', 'AbortError');
const refusal = new DOMException('No', 'NotAllowedError');

/** What of the browser is pretended for a test. */
function pretend(given: Record<string, unknown>) {
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

describe('The share targets', () => {
  it.each([
    ['whatsapp', 'https://wa.me/?text=Robe%20%26%20boubou%0Ahttps%3A%2F%2Fx.sn%2Fp'],
    ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fx.sn%2Fp'],
    ['twitter', 'https://twitter.com/intent/tweet?text=Robe%20%26%20boubou&url=https%3A%2F%2Fx.sn%2Fp'],
    ['email', 'mailto:?subject=Robe%20%26%20boubou&body=https%3A%2F%2Fx.sn%2Fp'],
  ])('have %s', (id, href) => {
    expect(shareTargets('https://x.sn/p', 'Robe & boubou').find((target) => target.id === id)?.href).toBe(
      href,
    );
  });
});

describe('A native share', () => {
  it.each([
    ['shared', { share: () => Promise.resolve() }],
    ['cancelled', { share: () => Promise.reject(cancel) }],
    ['failed', { share: () => Promise.reject(refusal) }],
    ['unavailable', {}],
    ['unavailable', { share: () => Promise.resolve(), canShare: () => false }],
  ])('the native share is reported as %s', async (outcome, sharer) => {
    expect(await shareNatively(sharer, { title: 'Robe', url })).toBe(outcome);
  });
});

const open = () => {
  const close = vi.fn<() => void>();
  const { result } = renderHookWithStore(() => ({ menu: useShareMenu(shared, close), toasts: useToasts() }));
  return { result, close };
};

describe('Sharing a page', () => {
  it.each([
    ['says that it was shared', () => Promise.resolve(), ['Partagé']],
    ['says nothing when the shopper thinks better of it', () => Promise.reject(cancel), []],
    ['says that it failed', () => Promise.reject(refusal), ['Impossible de partager le produit']],
  ])('by the device’s own means %s', async (_what, share, texts) => {
    const received = vi.fn<(data: ShareData) => Promise<void>>(share);
    pretend({ share: received });
    const { result, close } = open();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(received.mock.calls).toEqual([[{ title: 'Robe & boubou', url }]]);
    expect(result.current.menu).toBeNull();
    expect(result.current.toasts.map(({ text }) => text)).toEqual(texts);
  });

  it('offers a menu where the device has no means', async () => {
    const { result, close } = open();
    await waitFor(() => expect(result.current.menu?.url).toBe(url));
    expect(result.current.menu?.targets.map(({ label }) => label)).toEqual([
      'WhatsApp',
      'Facebook',
      'Twitter',
      'E-mail',
    ]);
    expect(close.mock.calls).toEqual([]);
  });

  it.each([
    [
      'copies the link',
      { writeText: () => Promise.resolve() },
      { label: 'Copié!', notice: { tone: 'success', text: 'Lien copié' } },
    ],
    [
      'says when the browser refuses to copy',
      { writeText: () => Promise.reject(refusal) },
      { label: 'Copier le lien', notice: { tone: 'error', text: 'Impossible de copier le lien' } },
    ],
    [
      'says when the browser cannot copy',
      undefined,
      { label: 'Copier le lien', notice: { tone: 'error', text: 'Impossible de copier le lien' } },
    ],
  ])('the share button %s', async (_what, clipboard, { label, notice }) => {
    pretend({ clipboard });
    const { result } = open();
    await waitFor(() => expect(result.current.menu?.copy.label).toBe('Copier le lien'));
    act(() => result.current.menu?.copy.run());
    await waitFor(() => expect(result.current.menu?.notice).toEqual(notice));
    expect(result.current.menu?.copy.label).toBe(label);
  });
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('A copied link', () => {
  it('is confirmed for two seconds, counted from the last press', async () => {
    vi.useFakeTimers();
    pretend({ clipboard: { writeText: () => Promise.resolve() } });
    const { result, unmount } = renderHook(() => useCopyLink(url));
    const copy = () => act(async () => result.current[1]());
    await copy();
    wait(copiedMs - 1);
    await copy();
    wait(copiedMs - 1);
    expect(result.current[0]).toBe('copied');
    wait(1);
    expect(result.current[0]).toBe('idle');
    unmount();
    vi.useRealTimers();
  });
});
