export { CollectionTiles, CollectionTiles as part } from './CollectionTiles.tsx';
