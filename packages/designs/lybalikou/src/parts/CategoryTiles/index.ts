export { CategoryTiles, CategoryTiles as part } from './CategoryTiles.tsx';
