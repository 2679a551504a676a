export {
  type ContactFaults,
  type ContactFieldName,
  contactFaults,
  contactFieldNames,
  contactFields,
  toContactMessage,
} from './contactForm.ts';
