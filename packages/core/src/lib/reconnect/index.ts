export { onReconnect } from './onReconnect.ts';
export { useOnReconnect } from './useOnReconnect.ts';
export { useReconnectListener } from './useReconnectListener.ts';
