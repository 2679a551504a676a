export { type PostedForm, type PostedForms, postedCleared } from '../store/index.ts';
export { usePosted } from './usePosted.ts';
