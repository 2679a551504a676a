/** Title of the message for an action that could not be sent while offline. */
export const offlineTitle = 'Vous êtes hors ligne';
/** Advice for an action that is not retried automatically once online. */
export const tryOnlineText = 'Réessayez quand le réseau est revenu.';
/**
 * Shown for data that could not be read while offline; it is also refetched automatically
 * (`useReconnectListener`).
 */
export const offlineText = `${offlineTitle}. ${tryOnlineText}`;

/** While offline, a message that the action needs a network; otherwise the given text. */
export const orOffline = (text: string): { title?: string; text: string } =>
  navigator.onLine ? { text } : { title: offlineTitle, text: tryOnlineText };
