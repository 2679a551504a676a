import { toFields, toNumber, toText } from '../../lib/wire/index.ts';
import {
  initialValues,
  legsOf,
  readValue,
  singleNames,
  withLegCount,
  withValue,
  type QuoteValues,
} from './rules/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { jsonSlot } from '../../lib/services/index.ts';
import { clearRoutes, resetRoutes } from './routeDraft.ts';
import { clearAppliedTrip } from './appliedTrip.ts';

/**
 * TTL of the draft in milliseconds: long enough for a day's power cut, too short for a stranger's
 * visit next month.
 */
export const draftTtlMs = 2 * 86_400_000;

interface Draft {
  values: QuoteValues;
  savedAt: number;
}

const noDraft: Draft = { values: initialValues, savedAt: 0 };

function readLeg(value: unknown) {
  const { origin, destination, departureDate } = toFields(value);
  return { origin: toText(origin), destination: toText(destination), departureDate: toText(departureDate) };
}

/**
 * One draft per store, even where stores share a host. In local storage because power cuts close
 * the tab.
 */
function slotOf(storeId: string) {
  return jsonSlot<Draft>(`quote-draft:${storeId}`, 'local', noDraft, (value) => {
    const { values, savedAt } = toFields(value);
    const saved = toFields(values);
    const legs = Array.isArray(saved['legs']) ? saved['legs'].map(readLeg) : [];
    const read = singleNames.reduce<QuoteValues>((draft, name) => {
      const [first = '', second] = name.split('.');
      const found = second === undefined ? saved[first] : toFields(saved[first])[second];
      return found === undefined ? draft : withValue(draft, name, toText(found));
    }, initialValues);
    return { savedAt: toNumber(savedAt), values: withLegCount({ ...read, legs }, legs.length + 1) };
  });
}

const isFresh = ({ savedAt }: Draft, now: number) => now - savedAt < draftTtlMs;

/** The saved draft; the empty form when it has expired. */
export function readDraft(now: number): AppThunk<QuoteValues> {
  return (_dispatch, getState, { storage }) => {
    const draft = slotOf(getState().settings.storeId).get(storage);
    return isFresh(draft, now) ? draft.values : initialValues;
  };
}

/** The draft to continue with. If it has expired, its flight and trip data are cleared as well. */
export function openDraft(now: number): AppThunk<QuoteValues> {
  return (dispatch, getState, { storage }) => {
    if (!isFresh(slotOf(getState().settings.storeId).get(storage), now)) {
      dispatch(clearRoutes());
      dispatch(clearAppliedTrip());
    }
    return dispatch(readDraft(now));
  };
}

/** The steps of a trip: they are saved together. */
const legsName = 'legs';

/**
 * Copies the named values from `from`: form fields only, since a browser extension may have added
 * others.
 */
function copied(to: QuoteValues, from: QuoteValues, names: readonly string[]): QuoteValues {
  return names.reduce(
    (all, name) =>
      name === legsName ? { ...all, legs: legsOf(from) } : withValue(all, name, readValue(from, name)),
    to,
  );
}

const savedNames = [...singleNames, legsName];

const isSame = (name: string, values: QuoteValues, before: QuoteValues) =>
  name === legsName
    ? JSON.stringify(legsOf(values)) === JSON.stringify(legsOf(before))
    : readValue(values, name) === readValue(before, name);

/**
 * Saves the values that differ from `before`; all others remain as another tab has saved them.
 * Returns the current form values.
 */
export function saveQuoteDraft(values: QuoteValues, before: QuoteValues, now: number): AppThunk<QuoteValues> {
  return (_dispatch, getState, { storage }) => {
    const current = copied({}, values, savedNames);
    const typed = savedNames.filter((name) => !isSame(name, values, before));
    if (typed.length === 0) return current;
    const slot = slotOf(getState().settings.storeId);
    const draft = slot.get(storage);
    // If another tab sent its request and cleared the draft, this form is saved in full.
    slot.set(storage, {
      values: isFresh(draft, now) ? copied(draft.values, values, typed) : current,
      savedAt: now,
    });
    return current;
  };
}

/** Clears the draft: the request was sent, or the shopper resets the form. */
export function clearQuoteDraft(): AppThunk {
  return (dispatch, getState, { storage }) => {
    slotOf(getState().settings.storeId).clear(storage);
    dispatch(resetRoutes());
  };
}
