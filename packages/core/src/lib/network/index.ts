export { onNetworkBack } from './onNetworkBack.ts';
export { offlineText, offlineTitle, orOffline, tryOnlineText } from './offlineWords.ts';
export { useIsOnline } from './useIsOnline.ts';
export { useNetworkBack } from './useNetworkBack.ts';
