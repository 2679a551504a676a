export {
  type AccountFieldName,
  type AccountValues,
  accountFieldNames,
  emptyAccount,
  readAccountValues,
} from './accountFields.ts';
export { type SentCode, readSentCode } from './sentCode.ts';
export { type AccountForm, showFieldErrors, toAccountField } from './toAccountField.ts';
export {
  type CodeEntryView,
  type CodeTask,
  type PostedEntry,
  accountFailureText,
  resendFailureText,
  useCodeEntry,
} from './useCodeEntry.ts';
export { resendPauseMs, useResendPause } from './useResendPause.ts';
