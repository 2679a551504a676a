import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogDurationMs } from './dialogDurationMs.ts';
import { useAlert, type AlertWords } from './useAlert.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sent: AlertWords = { tone: 'success', title: 'Message envoyé', text: 'À bientôt' };
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function show() {
  const onClosed = vi.fn<() => void>();
  const { result } = renderHook(() => useAlert(onClosed));
  const notify = () => act(() => result.current.notify(sent));
  const state = () => [result.current.alert?.title ?? null, onClosed.mock.calls.length];
  return { result, notify, state };
}

describe('An alert in a dialog', () => {
  it('closes by itself once', () => {
    const { notify, state } = show();
    notify();
    pass(dialogDurationMs - 1);
    expect(state()).toEqual(['Message envoyé', 0]);
    pass(1);
    expect(state()).toEqual([null, 1]);
    pass(2 * dialogDurationMs);
    expect(state()).toEqual([null, 1]);
  });

  it('stays while it is paused, then for the rest of its time', () => {
    const { result, notify, state } = show();
    notify();
    pass(3000);
    act(() => result.current.alert?.pause());
    pass(60_000);
    expect(state()).toEqual(['Message envoyé', 0]);
    act(() => result.current.alert?.resume());
    pass(dialogDurationMs - 3001);
    expect(state()).toEqual(['Message envoyé', 0]);
    pass(1);
    expect(state()).toEqual([null, 1]);
  });

  it('restarts its full duration when reshown, even if the previous one was hovered', () => {
    const { result, notify, state } = show();
    notify();
    pass(4000);
    act(() => result.current.alert?.pause());
    notify();
    pass(dialogDurationMs - 1);
    expect(state()).toEqual(['Message envoyé', 0]);
    pass(1);
    expect(state()).toEqual([null, 1]);
  });

  it('can be closed before', () => {
    const { result, notify, state } = show();
    notify();
    act(() => result.current.alert?.close());
    pass(dialogDurationMs);
    expect(state()).toEqual([null, 1]);
  });
});
