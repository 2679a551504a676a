export { Awning } from './Awning.tsx';
