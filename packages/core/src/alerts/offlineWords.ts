/** The title of what is told of something that could not leave without a network. */
export const offlineTitle = 'Vous êtes hors ligne';
/** Told of what could not be read without a network: it comes by itself (`useLostAnswers`). */
export const comesOnlineText = 'Vous êtes hors ligne. Ceci s’affichera dès que le réseau revient.';
/** What to do then, where it does not leave by itself later. */
export const tryOnlineText = 'Réessayez quand le réseau est revenu.';
