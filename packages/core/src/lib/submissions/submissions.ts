import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { StoreServices } from '../services/index.ts';
import type { AppThunk, RootState } from '../store/index.ts';

/** A change of the visitor's data that the server's answer does not show yet. */
export interface Submission<Change> {
  id: string;
  change: Change;
}

/** What is shown: the server's answer with the pending submissions applied in their order. */
export const applyPending = <Data, Change>(
  answer: Data,
  submissions: readonly Submission<Change>[],
  apply: (data: Data, change: Change) => Data,
): Data => submissions.reduce((data, { change }) => apply(data, change), answer);

/** Reducers of a slice whose state is the list of pending submissions. */
export function submissionReducers<Change>() {
  type State = Submission<Change>[];
  return {
    /** Adds a submission, or replaces the one of its id in its place. */
    submitted: (state: State, { payload }: PayloadAction<Submission<Change>>): State =>
      state.some(({ id }) => id === payload.id)
        ? state.map((each) => (each.id === payload.id ? payload : each))
        : [...state, payload],
    /** Refused, replaced by a newer one, or part of the server's answer now. */
    ended: (state: State, { payload }: PayloadAction<string>): State =>
      state.filter(({ id }) => id !== payload),
  };
}

/** How the submissions of one kind of data are sent. */
export interface SubmissionFlow<Change> {
  select: (state: RootState) => readonly Submission<Change>[];
  ended: (id: string) => UnknownAction;
  /** Of the waiting changes with one key only the newest is sent; null: each is sent. */
  keyOf: (change: Change) => string | null;
  /** Sends a change and stores the data as they are then; throws when it was not made. */
  send: (change: Change) => AppThunk<Promise<unknown>>;
}

/**
 * Makes the thunk that sends a submission after the earlier ones, so that the last one also wins on
 * the server. It resolves to whether the submission was sent, and throws when it was refused.
 */
export function makeSender<Change>({ select, ended, keyOf, send }: SubmissionFlow<Change>) {
  const tails = new WeakMap<StoreServices, Promise<unknown>>();
  return (id: string): AppThunk<Promise<boolean>> =>
    (dispatch, getState, services) => {
      const before = tails.get(services);
      const takeTurn = async () => {
        await before;
        const pending = select(getState());
        const index = pending.findIndex((each) => each.id === id);
        const own = pending[index];
        const key = own ? keyOf(own.change) : null;
        const isReplaced =
          key !== null && pending.slice(index + 1).some(({ change }) => keyOf(change) === key);
        try {
          if (own && !isReplaced) await dispatch(send(own.change));
        } finally {
          dispatch(ended(id));
        }
        return !isReplaced;
      };
      const turn = takeTurn();
      tails.set(
        services,
        turn.catch(() => undefined),
      );
      return turn;
    };
}
