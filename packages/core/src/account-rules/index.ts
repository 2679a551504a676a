export * from './accountForm.ts';
