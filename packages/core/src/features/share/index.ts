export type { ShareTarget } from './shareTargets.ts';
export { type ShareMenuView, useShareMenu } from './useShareMenu.ts';
