export * from './theme.ts';
export { useTheme } from './useTheme.ts';
