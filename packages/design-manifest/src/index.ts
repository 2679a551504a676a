export * from './manifest.ts';
export * from './readManifest.ts';
export * from './settings/renderedSettings.ts';
export * from './settings/migrateSettings.ts';
export * from './settings/settingErrors.ts';
export * from './theme/index.ts';
export * from './versions.ts';
export * from './rules/diagnostic.ts';
