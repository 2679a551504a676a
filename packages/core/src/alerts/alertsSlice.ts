import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A message at the edge of the screen. */
export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'info';
  title: string | null;
  text: string;
  /** What its button says, when it has one. */
  actionLabel: string | null;
}

interface AlertsState {
  toasts: Toast[];
  /** Toasts raised so far: where ids come from. */
  raised: number;
}

/** The toasts on screen, oldest first. */
export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: (): AlertsState => ({ toasts: [], raised: 0 }),
  reducers: {
    /** The same message again replaces the one on screen. */
    toastRaised: (state, { payload }: PayloadAction<Omit<Toast, 'id'>>) => {
      state.raised += 1;
      state.toasts = state.toasts.filter(
        (toast) => toast.text !== payload.text || toast.title !== payload.title,
      );
      state.toasts.push({ ...payload, id: `toast-${state.raised}` });
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter((toast) => toast.id !== payload);
    },
  },
});

/** Raises a toast, closes one. */
export const { toastRaised, toastClosed } = alertsSlice.actions;
