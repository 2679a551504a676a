import { nameRoutes } from '../nameRoutes.ts';

/** The tags of the store's products. */
export const routes = nameRoutes('tag');
