import { toFields, toNumber, toText } from '../api/readWire.ts';
import { initialValues, savedNames, readValue, withValue, type QuoteValues } from '../quote-rules/index.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { jsonSlot } from '../store/storageSlot.ts';
import { dropPlaces, clearPlaces } from './flightPlaces.ts';
import { dropTrip } from './takeOnce.ts';

/** How long, in milliseconds, what was typed is kept on the device: a cut of a day, not a stranger's visit next month. */
export const draftTtlMs = 2 * 86_400_000;

interface Draft {
  values: QuoteValues;
  savedAt: number;
}

const noDraft: Draft = { values: initialValues, savedAt: 0 };

/** Each store has its own, also where stores share a host. Kept beyond the tab: power cuts close it. */
function slotOf(storeId: string) {
  return jsonSlot<Draft>(`quote-draft:${storeId}`, 'local', noDraft, (value) => {
    const { values, savedAt } = toFields(value);
    const saved = toFields(values);
    return {
      savedAt: toNumber(savedAt),
      values: savedNames.reduce<QuoteValues>((read, name) => {
        const [first = '', second] = name.split('.');
        const found = second === undefined ? saved[first] : toFields(saved[first])[second];
        return found === undefined ? read : withValue(read, name, toText(found));
      }, initialValues),
    };
  });
}

const isFresh = ({ savedAt }: Draft, now: number) => now - savedAt < draftTtlMs;

/** What was typed before a reload or a cut; the empty form when that is long ago. */
export function readDraft(now: number): AppThunk<QuoteValues> {
  return (_dispatch, getState, { storage }) => {
    const draft = slotOf(getState().settings.storeId).get(storage);
    return isFresh(draft, now) ? draft.values : initialValues;
  };
}

/** What was typed, for the form to go on with. Where there is nothing, what is known of its flights and its trip is over as well. */
export function openDraft(now: number): AppThunk<QuoteValues> {
  return (dispatch, getState, { storage }) => {
    if (!isFresh(slotOf(getState().settings.storeId).get(storage), now)) {
      dispatch(dropPlaces());
      dispatch(dropTrip());
    }
    return dispatch(readDraft(now));
  };
}

/** The values with these names taken from others: only what the form knows, a browser's extension may have added to it. */
function copied(to: QuoteValues, from: QuoteValues, names: readonly string[]): QuoteValues {
  return names.reduce((all, name) => withValue(all, name, readValue(from, name)), to);
}

/**
 * Keeps what is typed: what is no longer as it was `before`; the rest stays as another tab, with another request, has written it. Gives the
 * form as it is now.
 */
export function saveQuoteDraft(values: QuoteValues, before: QuoteValues, now: number): AppThunk<QuoteValues> {
  return (_dispatch, getState, { storage }) => {
    const current = copied({}, values, savedNames);
    const typed = savedNames.filter((name) => readValue(values, name) !== readValue(before, name));
    if (typed.length === 0) return current;
    const slot = slotOf(getState().settings.storeId);
    const draft = slot.get(storage);
    // Another tab may have sent its request and forgotten all: then this one's is kept whole.
    slot.set(storage, {
      values: isFresh(draft, now) ? copied(draft.values, values, typed) : current,
      savedAt: now,
    });
    return current;
  };
}

/** Forgets what was typed: the request is sent, or the shopper clears the form. */
export function clearQuoteDraft(): AppThunk {
  return (dispatch, getState, { storage }) => {
    slotOf(getState().settings.storeId).clear(storage);
    dispatch(clearPlaces());
  };
}
