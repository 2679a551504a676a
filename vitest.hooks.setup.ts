// Test files share a document: each finds it as jsdom made it, and no timers but the real ones.
import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// In milliseconds: on a busy machine a render may take longer than the usual second.
configure({ asyncUtilTimeout: 8_000 });

// jsdom has no layout, so scrolling does nothing.
Element.prototype.scrollIntoView ??= () => undefined;

const realTimeout = globalThis.setTimeout;

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
