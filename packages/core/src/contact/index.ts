export { useContactForm } from './useContactForm.ts';
export * from './views.ts';
