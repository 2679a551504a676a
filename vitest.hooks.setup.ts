// Test files share a document: each finds it as jsdom made it, and no timers but the real ones.
import { afterAll, vi } from 'vitest';
import { holdUntilInteraction } from '@teranga/core/lib/hydration';

// jsdom has no layout, so scrolling does nothing.
Element.prototype.scrollIntoView ??= () => undefined;

const realTimeout = globalThis.setTimeout;

afterAll(() => {
  // A page that was started holds work back for whole seconds, also from the next file's tests.
  holdUntilInteraction()();
  vi.restoreAllMocks();
  vi.useRealTimers();
  if (globalThis.setTimeout !== realTimeout)
    throw new Error('This file left fake timers behind: remove spies on them before `vi.useRealTimers()`.');
  const { documentElement, head, body } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
