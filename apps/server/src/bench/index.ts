export { readConfig } from '../config.ts';
export { openPlatformDatabase, type PlatformDatabase } from '../db/platformDatabase.ts';
export { benchQueries } from './benchQueries.ts';
export { benchStore } from './benchStore.ts';
export { databaseConditions } from './databaseConditions.ts';
export { measure, plansOf, quantile, type Measured } from './measure.ts';
export { seedStore } from './seedStore.ts';
export { settle } from './settle.ts';
