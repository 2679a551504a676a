/** The title of what is told of something that could not leave without a network. */
export const offlineTitle = 'Vous êtes hors ligne';
/** What to do then, where it does not leave by itself later. */
export const tryOnlineText = 'Réessayez quand le réseau est revenu.';
/** Told of what could not be read without a network: it also comes by itself (`useRefetchOnReconnect`). */
export const offlineText = `${offlineTitle}. ${tryOnlineText}`;

/** What is told of what did not work, without a network that it needs one; else the given text. */
export const orOffline = (text: string): { title?: string; text: string } =>
  navigator.onLine ? { text } : { title: offlineTitle, text: tryOnlineText };
