export * from './useServicePage.ts';
