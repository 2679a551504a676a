export { ListControls, ListControls as part } from './ListControls.tsx';
