export { defaultBlueLogo, logoFile, metaReader, readSettings } from './readSettings.ts';
export type { StoreSettings } from './settings.ts';
export { settingsSlice } from './settingsSlice.ts';
