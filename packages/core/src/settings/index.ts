export * from './readSettings.ts';
export * from './settings.ts';
