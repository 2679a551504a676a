export {
  type ContactFieldName,
  type PlainContactFieldView,
  contactFieldNames,
  contactFields,
} from './contactFields.ts';
export { type PlainContactFormView, sentWords, usePlainContactForm } from './usePlainContactForm.ts';
