// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHookWithStore } from '../testing/renderWithStore.tsx';
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

describe('A toast', () => {
  it('goes by itself, each in its own time', () => {
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

  it('stays while it is looked at, and has the rest of its time after', () => {
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

  it('said again has its time anew', () => {
    const { raise, texts } = show();
    raise('un');
    pass(3000);
    raise('un');
    pass(2000);
    expect(texts()).toEqual(['un']);
  });

  it('said again stays the one on screen, in its place', () => {
    const { result, raise } = show();
    raise('un');
    raise('deux');
    const before = result.current.map(({ id }) => id);
    raise('un');
    expect(result.current.map(({ id }) => id)).toEqual(before);
  });

  it('said again does what was said last', () => {
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

  it('does what its button says, once, and goes', () => {
    const run = vi.fn<() => void>();
    const { result, raise, texts } = show();
    raise('un', run);
    const action = result.current[0]?.action;
    act(() => {
      action?.run();
      action?.run();
    });
    expect([run.mock.calls.length, action?.label, texts()]).toEqual([1, 'Annuler', []]);
  });
});
