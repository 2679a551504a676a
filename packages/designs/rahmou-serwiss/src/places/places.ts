/** Suggestions for a place. */
export const places = [
  'Dakar',
  'Paris',
  'Istanbul',
  'La Mecque',
  'Médine',
  'Dubaï',
  'New York',
  'Casablanca',
  'Abidjan',
  'Montréal',
  'Guangzhou',
  'Saly',
];

/** Suggestions for where a trip from Dakar leads: Médine is visited from La Mecque. */
export const destinations = places.filter((place) => place !== 'Dakar' && place !== 'Médine');
