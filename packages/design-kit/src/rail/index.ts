export { RailArrows } from './RailArrows.tsx';
export { useRail, type Rail } from './useRail.ts';
