export { contactFormSchema } from './contactFormSchema.ts';
