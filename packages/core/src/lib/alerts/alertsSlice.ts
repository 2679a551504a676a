import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store/index.ts';

/** A message at the edge of the screen. */
export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'info';
  title: string | null;
  text: string;
  /** What its button says, when it has one. */
  actionLabel: string | null;
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
    toastClosed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter((toast) => toast.id !== payload);
    },
  },
  selectors: {
    selectAlerts: (alerts) => alerts,
    selectToasts: ({ toasts }) => toasts,
  },
});

/** Raises a toast, closes one. */
export const { toastRaised, toastClosed } = alertsSlice.actions;

/** Selectors of the slice's state. */
export const { selectAlerts, selectToasts } = alertsSlice.injectInto(rootReducer).selectors;
