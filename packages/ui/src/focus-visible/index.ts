export { isFocusVisible } from './isFocusVisible.ts';
