export { idle } from './idle.ts';
export { holdUntilInteraction, onFirstInteraction, useHasInteracted } from './interaction.ts';
export { useHydrated } from './useHydrated.ts';
