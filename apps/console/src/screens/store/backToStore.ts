/** The way back from each page of Boutique. */
export const backToStore = { to: '/boutique', label: 'Boutique' };
