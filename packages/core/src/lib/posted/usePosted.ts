import type { ActionName } from '../actions/index.ts';
import { useAppSelector, type PostedForm } from '../store/index.ts';

/** The form of an action that this page answers; null without one. */
export const usePosted = (action: ActionName): PostedForm | null =>
  useAppSelector(({ posted }) => posted[action] ?? null);
