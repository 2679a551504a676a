export { ContactForm, ContactForm as part } from './ContactForm.tsx';
