/** Where a visitor wants to go and when, as far as they said. */
export interface Trip {
  destination: string;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
}

/** The request for a quote with the trip in it. */
export function tripHref({ destination, date }: Trip): string {
  const query = new URLSearchParams();
  if (destination.trim()) query.set('destination', destination.trim());
  if (date) query.set('date', date);
  const words = query.toString();
  return `/demande-devis${words && `?${words}`}`;
}
