export { Email } from './Email.tsx';
