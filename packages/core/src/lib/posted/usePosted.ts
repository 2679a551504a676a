import type { ActionName } from '../actions/index.ts';
import { useAppSelector } from '../store/index.ts';
import { selectPosted, type PostedForm } from './postedSlice.ts';

/** The refused form of an action that this page shows again; null without one. */
export const usePosted = (action: ActionName): PostedForm | null =>
  useAppSelector((state) => selectPosted(state)[action] ?? null);
