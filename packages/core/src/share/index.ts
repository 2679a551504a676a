export { copiedMs } from './useCopyLink.ts';
export { type ShareTarget } from './shareTargets.ts';
export { useShareMenu, type ShareMenuView } from './useShareMenu.ts';
