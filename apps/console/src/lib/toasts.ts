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
  /** A message takes the place of an earlier one of its group: only the last change is undone. */
  group: 'change' | null;
}

interface NewToast {
  tone: ToastMessage['tone'];
  text: string;
  group?: ToastMessage['group'];
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
      ({ action, stays, group = null, ...toast }: NewToast) => {
        const id = String((lastId += 1));
        if (action) actions.set(id, action.run);
        const usual = toast.tone === 'error' ? errorMs : usualMs;
        return { payload: { ...toast, id, group, action: action?.label ?? null, stays: stays ?? usual } };
      },
      (state, { payload }: PayloadAction<ToastMessage>) => [
        ...state.filter(({ group }) => group === null || group !== payload.group),
        payload,
      ],
    ),
    closeToast: create.reducer((state, { payload }: PayloadAction<string>) => {
      actions.delete(payload);
      return state.filter(({ id }) => id !== payload);
    }),
  }),
});

export const { showToast, closeToast } = toastsSlice.actions;

export const runToastAction = (id: string): void => actions.get(id)?.();
