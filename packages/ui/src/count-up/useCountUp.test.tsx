import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countAt, countUpMs } from './countUp.ts';
import { useCountUp } from './useCountUp.ts';

/** Notifies the observers of this page whether their targets are visible. */
let notify: (isSeen: boolean) => void;

function stubBrowser(wantsLessMotion: boolean) {
  const listeners = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  notify = (isSeen) => act(() => listeners.forEach((onEvent) => onEvent([{ isIntersecting: isSeen }])));
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly onEvent: (entries: { isIntersecting: boolean }[]) => void;
      constructor(onEvent: (entries: { isIntersecting: boolean }[]) => void) {
        this.onEvent = onEvent;
      }
      observe() {
        listeners.add(this.onEvent);
      }
      disconnect() {
        listeners.delete(this.onEvent);
      }
    },
  );
}

function Figure({ target }: { target: number }) {
  const { ref, shown } = useCountUp<HTMLElement>(target);
  return <strong ref={ref}>{shown}</strong>;
}
const shown = () => Number(screen.getByRole('strong').textContent);
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
/** Frame interval of the simulated screen, in milliseconds. */
const frameMs = 16;

describe('useCountUp', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('counts to its target in 2 seconds once it is seen', () => {
    stubBrowser(false);
    render(<Figure target={1000} />);
    notify(false);
    wait(countUpMs);
    expect(shown()).toBe(0);
    notify(true);
    wait(countUpMs / 2);
    expect(shown()).toBe(countAt(1000, Math.floor(countUpMs / 2 / frameMs) * frameMs));
    wait(countUpMs / 2 + frameMs);
    expect(shown()).toBe(1000);
  });

  it('counts only once, even if it leaves the viewport and returns', () => {
    stubBrowser(false);
    render(<Figure target={64} />);
    notify(true);
    wait(countUpMs + frameMs);
    notify(false);
    expect(shown()).toBe(64);
  });

  it('shows its target at once with reduced motion', () => {
    stubBrowser(true);
    render(<Figure target={64} />);
    notify(false);
    expect(shown()).toBe(64);
  });
});
