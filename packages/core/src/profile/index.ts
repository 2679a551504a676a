export { useProfile } from './useProfile.ts';
export * from './views.ts';
