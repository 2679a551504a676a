/** Where a visitor wants to go and when, as far as they said. */
export interface Trip {
  destination: string;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
}

/** The longest destination that is carried along, in characters. */
const maxDestinationLength = 80;

const dayFormat = new Intl.DateTimeFormat('fr-SN', { dateStyle: 'long', timeZone: 'Africa/Dakar' });

/** The day in words, «12 décembre 2026»; null for anything that is not a day. */
export function formatDay(date: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const day = new Date(`${date}T12:00:00Z`);
  // 31 February would be read as a day of March.
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date
    ? null
    : dayFormat.format(day);
}

/** The trip in the home page's address; null when it names neither a place nor a day. */
export function tripFromQuery(query: URLSearchParams): Trip | null {
  const destination = (query.get('destination') ?? '').trim().slice(0, maxDestinationLength);
  const date = query.get('date') ?? '';
  const trip = { destination, date: formatDay(date) === null ? '' : date };
  return trip.destination || trip.date ? trip : null;
}

/** The home page's address that carries the trip to its contacts. */
export function tripHref({ destination, date }: Trip): string {
  const query = new URLSearchParams();
  if (destination.trim()) query.set('destination', destination.trim());
  if (date) query.set('date', date);
  const words = query.toString();
  return `/${words && `?${words}`}#contact`;
}

/** What the visitor would write to the agency. */
export function tripMessage({ destination, date }: Trip): string {
  const day = formatDay(date);
  const where = destination ? `aller à ${destination}` : 'partir en voyage';
  return `Bonjour, je souhaite ${where}${day ? `, départ le ${day}` : ''}. Pouvez-vous me proposer un prix et les papiers nécessaires\u00a0?`;
}

/** An address of WhatsApp or of an e-mail with the message written in it. */
export function withMessage(href: string, message: string): string {
  const text = encodeURIComponent(message);
  if (href.startsWith('mailto:')) return `${href}?subject=${encodeURIComponent('Mon voyage')}&body=${text}`;
  return `${href}?text=${text}`;
}
