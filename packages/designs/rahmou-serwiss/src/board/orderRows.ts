/** The board of an order that travels to `goal`; an empty goal leaves both places blank. */
export const deliveryRows = (goal: string) => [
  { label: 'De', text: goal && 'L’agence' },
  { label: 'Vers', text: goal },
];

/** The board of an order that its shopper comes for. */
export const pickupRows = [
  { label: 'Retrait', text: 'À l’agence' },
  { label: 'Par', text: 'Vous' },
];
