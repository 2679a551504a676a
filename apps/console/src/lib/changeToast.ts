import { asApiError } from '@teranga/core/lib/api';
import type { ConsoleDispatch } from './consoleStore.ts';
import { showToast } from './toasts.ts';

/** How a mutation of the API ends. */
export interface ChangeAnswer<T> {
  data?: T | undefined;
  error?: unknown;
}

/** Sends what takes a change back. */
export type Undo = () => PromiseLike<ChangeAnswer<unknown>>;

/**
 * How long a change can be taken back from its message, in milliseconds; a step of an order is not
 * sent before.
 */
export const undoMs = 15_000;

/**
 * Says that a change is done, and offers to take it back. Its screen may be gone by then: a message
 * says how that ended.
 */
export const showDone =
  (text: string, undo?: Undo, stays = undoMs) =>
  (dispatch: ConsoleDispatch): void => {
    const takeBack = async (send: Undo) => {
      const { error } = await send();
      dispatch(
        showToast(
          error === undefined
            ? { tone: 'success', text: 'C’est annulé : tout est comme avant.' }
            : { tone: 'error', text: asApiError(error).message },
        ),
      );
    };
    dispatch(
      showToast({
        tone: 'success',
        text,
        group: 'change',
        ...(undo && { action: { label: 'Annuler', run: () => void takeBack(undo) }, stays }),
      }),
    );
  };
