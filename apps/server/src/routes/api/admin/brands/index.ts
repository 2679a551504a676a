import { nameRoutes } from '../nameRoutes.ts';

/** The brands of the store's products. */
export const routes = nameRoutes('brand');
