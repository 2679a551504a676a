import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A message at the edge of the screen. `toastActions` holds what its action does. */
export interface ToastMessage {
  id: string;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Label of its action. */
  action: string | null;
  /** How long it stays, in milliseconds. */
  stays: number;
}

interface NewToast {
  tone: ToastMessage['tone'];
  text: string;
  action?: { label: string; run: () => void };
  stays?: number;
}

const usualMs = 5_000;
const errorMs = 10_000;

/** Functions cannot be in a store. */
const actions = new Map<string, () => void>();
let lastId = 0;

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as ToastMessage[],
  reducers: (create) => ({
    showToast: create.preparedReducer(
      ({ action, stays, ...toast }: NewToast) => {
        const id = String((lastId += 1));
        if (action) actions.set(id, action.run);
        const usual = toast.tone === 'error' ? errorMs : usualMs;
        return { payload: { ...toast, id, action: action?.label ?? null, stays: stays ?? usual } };
      },
      (state, { payload }: PayloadAction<ToastMessage>) => void state.push(payload),
    ),
    closeToast: create.reducer((state, { payload }: PayloadAction<string>) => {
      actions.delete(payload);
      return state.filter(({ id }) => id !== payload);
    }),
  }),
});

export const { showToast, closeToast } = toastsSlice.actions;

export const runToastAction = (id: string): void => actions.get(id)?.();
