import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The version that a write of this page made of the one it named. */
interface OwnVersion {
  /** The address that was written. */
  url: string;
  from: number;
  to: number;
}
type OwnVersions = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** Settings, designs and zones are parts of the store, and have its version. */
const storeNouns = new Set(['settings', 'designs', 'delivery-zones']);

/** What has the version that a write to this address names. */
function thingOf(url: string): string {
  const [, noun = '', id = ''] = url.split('/');
  return storeNouns.has(noun) ? 'store' : `${noun}/${id}`;
}

const initialState: OwnVersions = {};

/** Versions of which only this page's own changes made others. */
export const ownVersionsSlice = createSlice({
  name: 'ownVersions',
  initialState,
  reducers: {
    versionMade: (state, { payload: { url, from, to } }: PayloadAction<OwnVersion>) => {
      const thing = thingOf(url);
      // Further apart, somebody else may have changed it between; as near, nothing was changed.
      return to === from + 1 ? { ...state, [thing]: { ...state[thing], [from]: to } } : state;
    },
  },
});

export const { versionMade } = ownVersionsSlice.actions;

/**
 * The version that is named in place of one that was seen: one's own changes since are no conflict.
 */
export function withOwnChanges(state: unknown, url: string, seen: number): number {
  const { ownVersions } = state as { ownVersions: OwnVersions };
  const next = ownVersions[thingOf(url)]?.[seen];
  return next === undefined ? seen : withOwnChanges(state, url, next);
}
