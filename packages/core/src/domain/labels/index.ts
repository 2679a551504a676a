export { actionLabels, toActionLabel } from './auditLabels.ts';
export { messageStatusLabels, quoteStatusLabels } from './inboxLabels.ts';
