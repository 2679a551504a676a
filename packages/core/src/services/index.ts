export * from './views.ts';
export * from './hooks.ts';
