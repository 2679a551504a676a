import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store/index.ts';

/** A message at the edge of the screen. */
export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'info';
  title: string | null;
  text: string;
  /** The label of its button, if it has one. */
  actionLabel: string | null;
  /**
   * Whether it is still of use on the next page: it reports what led there, or happened meanwhile.
   */
  outlivesPage: boolean;
  /** Which of all toasts it was: another number when the same message is raised again. */
  turn: number;
}

interface AlertsState {
  toasts: Toast[];
  /** Toasts raised so far: where ids come from. */
  raised: number;
}

declare module '../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    alerts: AlertsState;
  }
}

/** The toasts on screen, oldest first. */
export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: (): AlertsState => ({ toasts: [], raised: 0 }),
  reducers: {
    /** Raising the same message again replaces the toast already on screen. */
    toastRaised: (state, { payload }: PayloadAction<Omit<Toast, 'id' | 'turn'>>) => {
      state.raised += 1;
      const turn = state.raised;
      const same = state.toasts.find((toast) => toast.text === payload.text && toast.title === payload.title);
      if (same) Object.assign(same, payload, { turn });
      else state.toasts.push({ ...payload, id: `toast-${turn}`, turn });
    },
    /** Another page is shown: a success of the last one is not news any more. */
    pageChanged: (state) => {
      state.toasts = state.toasts.filter(
        ({ tone, actionLabel, outlivesPage }) => tone !== 'success' || actionLabel !== null || outlivesPage,
      );
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter((toast) => toast.id !== payload);
    },
  },
  selectors: {
    selectAlerts: (alerts) => alerts,
    selectToasts: ({ toasts }) => toasts,
  },
});

/** Raises a toast, closes one, closes those of the last page. */
export const { pageChanged, toastRaised, toastClosed } = alertsSlice.actions;

/** Selectors of the slice's state. */
export const { selectAlerts, selectToasts } = alertsSlice.injectInto(rootReducer).selectors;
