import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { raiseToast } from './raiseToast.ts';
import { toastDurationMs, useToasts } from './useToasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function show() {
  const { result, store } = renderHookWithStore(() => useToasts());
  const raise = (text: string, run?: () => void) =>
    act(() =>
      store.dispatch(
        raiseToast({ tone: 'info', text, ...(run ? { action: { label: 'Annuler', run } } : {}) }),
      ),
    );
  const texts = () => result.current.map((toast) => toast.text);
  return { result, raise, texts };
}

describe('On another page', () => {
  it('only messages that still matter stay: with an action, of another kind, or of the change itself', () => {
    const { result, rerender, store } = renderHookWithStore(
      ({ pathname }: { pathname: string }) => useToasts(pathname),
      { initialProps: { pathname: '/products/1' } },
    );
    const action = { label: 'Annuler', run: () => undefined };
    act(() => {
      store.dispatch(raiseToast({ tone: 'success', text: 'ajouté' }));
      store.dispatch(raiseToast({ tone: 'success', text: 'retiré', action }));
      store.dispatch(raiseToast({ tone: 'error', text: 'échoué' }));
      store.dispatch(raiseToast({ tone: 'success', text: 'déconnecté', outlivesPage: true }));
    });
    const texts = () => result.current.map(({ text }) => text);
    rerender({ pathname: '/products/1' });
    expect(texts()).toEqual(['ajouté', 'retiré', 'échoué', 'déconnecté']);
    rerender({ pathname: '/cart' });
    expect(texts()).toEqual(['retiré', 'échoué', 'déconnecté']);
  });
});

describe('A toast', () => {
  it('closes by itself after its own duration', () => {
    const { raise, texts } = show();
    raise('un');
    pass(1000);
    raise('deux');
    expect(texts()).toEqual(['un', 'deux']);
    pass(toastDurationMs - 1000);
    expect(texts()).toEqual(['deux']);
    pass(1000);
    expect(texts()).toEqual([]);
  });

  it('stays while it is paused, then for the rest of its time', () => {
    const { result, raise, texts } = show();
    raise('un');
    pass(3000);
    act(() => result.current[0]?.pause());
    pass(60_000);
    expect(texts()).toEqual(['un']);
    act(() => result.current[0]?.resume());
    pass(999);
    expect(texts()).toEqual(['un']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it('restarts its duration when re-raised', () => {
    const { raise, texts } = show();
    raise('un');
    pass(3000);
    raise('un');
    pass(2000);
    expect(texts()).toEqual(['un']);
  });

  it('retains its position on screen when re-raised', () => {
    const { result, raise } = show();
    raise('un');
    raise('deux');
    const before = result.current.map(({ id }) => id);
    raise('un');
    expect(result.current.map(({ id }) => id)).toEqual(before);
  });

  it('runs the latest action when re-raised', () => {
    const runs: string[] = [];
    const { result, raise } = show();
    raise('un', () => runs.push('first'));
    raise('un', () => runs.push('second'));
    act(() => result.current[0]?.action?.run());
    expect(runs).toEqual(['second']);
  });

  it('can be closed', () => {
    const { result, raise, texts } = show();
    raise('un');
    act(() => result.current[0]?.close());
    expect(texts()).toEqual([]);
  });

  it('runs its action once and closes', () => {
    const run = vi.fn<() => void>();
    const { result, raise, texts } = show();
    raise('un', run);
    const action = result.current[0]?.action;
    act(() => {
      action?.run();
      action?.run();
    });
    expect(run.mock.calls.length).toBe(1);
    expect(action?.label).toBe('Annuler');
    expect(texts()).toEqual([]);
  });
});
