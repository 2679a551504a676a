/**
 * Parameters that advertisers and social networks add to links: they do not change the page, so
 * they must not create a cache entry of their own.
 */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid|ttclid)$/;

/** An address that has one spelling only: reading it would give it back. */
const plain = /^\/[\w/-]*$/;

/**
 * Path and query in canonical form, without tracking parameters: the same page has the same address
 * here and in the cache.
 */
export function pageAddress(url: string): string {
  if (plain.test(url)) return url;
  const { pathname, searchParams } = new URL(`http://page${url}`);
  const saved = [...searchParams].filter(([name]) => !tracking.test(name));
  if (saved.length === 0) return pathname;
  const query = new URLSearchParams(saved);
  query.sort();
  return `${pathname}?${query.toString()}`;
}

/** Where an address moved, with the tracking parameters that its request has. */
export function withTracking(location: string, url: string): string {
  const trackingParams = [...new URL(`http://page${url}`).searchParams].filter(([name]) =>
    tracking.test(name),
  );
  if (trackingParams.length === 0) return location;
  const more = new URLSearchParams(trackingParams).toString();
  return `${location}${location.includes('?') ? '&' : '?'}${more}`;
}
