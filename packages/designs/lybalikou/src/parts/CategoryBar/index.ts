export { CategoryBar, CategoryBar as part } from './CategoryBar.tsx';
