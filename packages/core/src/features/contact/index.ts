export { useContactForm } from './useContactForm.ts';
export type { ContactFieldView } from './views.ts';
