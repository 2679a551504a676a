import type { UnknownAction } from '@reduxjs/toolkit';
import type { ActionName } from '../actions/index.ts';

/** A form that the server answered with a page: refused, or with its next step. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  /** The message of each field that is wrong. */
  errors: Readonly<Record<string, string>>;
  message: string | null;
  /** `good`: nothing was refused; the page is the next step. */
  tone?: 'good';
}

/** Refused forms, by action. The server fills it for the page that it answers with. */
export type PostedForms = Readonly<Partial<Record<ActionName, PostedForm>>>;

const nothing: PostedForms = {};

/** Another page is shown. */
export const postedCleared = () => ({ type: 'posted/cleared' }) as const;

/** The forms that the page was answered with: in every store, as a page's state may hold them. */
export const postedForms = (state = nothing, { type }: UnknownAction): PostedForms =>
  type === 'posted/cleared' ? nothing : state;
