import type { AppThunk } from '../store/index.ts';
import type { StoreServices } from '../services/index.ts';
import { selectAlerts, toastRaised, type Toast } from './alertsSlice.ts';

/** Content of a toast and its optional action. */
export interface ToastWords {
  tone: Toast['tone'];
  title?: string;
  text: string;
  action?: { label: string; run: () => void };
  /** Set for a success that is still of use on the next page. */
  outlivesPage?: boolean;
}

/** Toast action callbacks, stored outside the state because functions are not serializable. */
const actions = new WeakMap<StoreServices, Map<string, () => void>>();

/** Raises a toast. */
export function raiseToast({ tone, title, text, action, outlivesPage = false }: ToastWords): AppThunk {
  return (dispatch, getState, services) => {
    const actionLabel = action?.label ?? null;
    dispatch(toastRaised({ tone, title: title ?? null, text, actionLabel, outlivesPage }));
    const { toasts, raised } = selectAlerts(getState());
    const id = toasts.find(({ turn }) => turn === raised)?.id;
    if (!action || id === undefined) return;
    const actionsById = actions.get(services) ?? new Map<string, () => void>();
    actions.set(services, actionsById.set(id, action.run));
  };
}

/** Runs a toast's action once. */
export function runToastAction(id: string): AppThunk {
  return (_dispatch, _getState, services) => {
    const actionsById = actions.get(services);
    const run = actionsById?.get(id);
    actionsById?.delete(id);
    run?.();
  };
}
