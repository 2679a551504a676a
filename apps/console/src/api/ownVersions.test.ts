import { describe, expect, it } from 'vitest';
import { ownVersionsSlice, versionMade, withOwnChanges } from './ownVersions.ts';

/** A state in which a page wrote these. */
const written = (...writes: Parameters<typeof versionMade>[0][]) => ({
  ownVersions: writes.reduce(
    (state, write) => ownVersionsSlice.reducer(state, versionMade(write)),
    ownVersionsSlice.getInitialState(),
  ),
});

describe('The version that a write names', () => {
  it('is what one’s own writes made of the one that was seen, in whatever order they were answered', () => {
    const state = written(
      { url: '/products/robe/price', from: 5, to: 6 },
      { url: '/products/robe', from: 4, to: 5 },
    );
    expect(withOwnChanges(state, '/products/robe/versions/2/restore', 4)).toBe(6);
    expect(withOwnChanges(state, '/products/savon', 4)).toBe(4);
  });

  it('is the one that was seen where somebody else wrote after it', () => {
    const state = written({ url: '/products/robe', from: 5, to: 6 });
    expect(withOwnChanges(state, '/products/robe', 4)).toBe(4);
  });

  it('does not follow a write that changed nothing, or came after another one', () => {
    const state = written(
      { url: '/products/robe', from: 4, to: 4 },
      { url: '/products/robe', from: 5, to: 7 },
    );
    expect(withOwnChanges(state, '/products/robe', 4)).toBe(4);
    expect(withOwnChanges(state, '/products/robe', 5)).toBe(5);
  });

  it('is one for all settings of the store', () => {
    const state = written({ url: '/delivery-zones/plateau', from: 3, to: 4 });
    expect(withOwnChanges(state, '/settings', 3)).toBe(4);
  });
});
