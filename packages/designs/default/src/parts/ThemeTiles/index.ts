export { ThemeTiles, ThemeTiles as part } from './ThemeTiles.tsx';
