export { useOrderDialog } from './useOrderDialog.ts';
export type { DialogNotice, OrderChoiceView, OrderDialogView } from './views.ts';
