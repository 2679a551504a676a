export { BackButton } from './BackButton.tsx';
