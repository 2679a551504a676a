export * from './accountForm.ts';
export { readableContact } from './readableContact.ts';
