// Test files share a document: each finds it as jsdom made it, and no timers but the real ones.
import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/** Where React reads whether an update must be wrapped in `act`. */
const isAct = 'IS_REACT_ACT_ENVIRONMENT';
const { setImmediate: afterPromises, setTimeout: realTimeout } = globalThis;

configure({
  // In milliseconds: on a busy machine a render may take longer than the usual second.
  asyncUtilTimeout: 8_000,
  // Testing Library’s own waits for a timer at the end: it never ends on Vitest’s fake timers.
  asyncWrapper: async (work) => {
    const before: unknown = Reflect.get(globalThis, isAct);
    Reflect.set(globalThis, isAct, false);
    try {
      const result = await work();
      await new Promise<void>((resolve) => void afterPromises(resolve));
      return result;
    } finally {
      Reflect.set(globalThis, isAct, before);
    }
  },
});

// jsdom has no layout, so scrolling does nothing.
Element.prototype.scrollIntoView ??= () => undefined;

afterAll(() => {
  vi.restoreAllMocks();
  // Restored in a later file, they would be those of this file’s closed window.
  vi.unstubAllGlobals();
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
