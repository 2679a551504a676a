export { CategorySection, CategorySection as part } from './CategorySection.tsx';
