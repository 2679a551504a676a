/** The title of what is told of something that could not leave without a network. */
export const offlineTitle = 'Vous êtes hors ligne';
/** What to do then, where it does not leave by itself later. */
export const tryOnlineText = 'Réessayez quand le réseau est revenu.';
