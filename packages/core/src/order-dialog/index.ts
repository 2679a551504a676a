export { useOrderDialog } from './useOrderDialog.ts';
export * from './views.ts';
