export { ChoiceLink } from './ChoiceLink.tsx';
