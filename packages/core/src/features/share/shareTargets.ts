/** A share target: a link that opens it with the page. */
export interface ShareTarget {
  id: 'whatsapp' | 'facebook' | 'twitter' | 'email';
  label: string;
  href: string;
}

function withQuery(address: string, query: Record<string, string>): string {
  // Mail programs show a plus sign where a query has one for a space.
  return `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}

/** Where a page can be shared, WhatsApp first: most shoppers have it. */
export function shareTargets(url: string, name: string): ShareTarget[] {
  return [
    { id: 'whatsapp', label: 'WhatsApp', href: withQuery('https://wa.me/', { text: `${name}\n${url}` }) },
    {
      id: 'facebook',
      label: 'Facebook',
      href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
    },
    {
      id: 'twitter',
      label: 'Twitter',
      href: withQuery('https://twitter.com/intent/tweet', { text: name, url }),
    },
    { id: 'email', label: 'E-mail', href: withQuery('mailto:', { subject: name, body: url }) },
  ];
}
