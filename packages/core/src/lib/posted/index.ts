export { type PostedForm, type PostedForms, postedCleared, selectPosted } from './postedSlice.ts';
export { usePosted } from './usePosted.ts';
