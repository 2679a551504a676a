/** What advertisers and social networks add to links: it changes nothing on a page, so it must not make a page of its own. */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid|ttclid)$/;

/** An address that has one spelling only: reading it would give it back. */
const plain = /^\/[\w/-]*$/;

/** Path and query in one spelling, without tracking: the same page has the same address, here and in the cache. */
export function pageAddress(url: string): string {
  if (plain.test(url)) return url;
  const { pathname, searchParams } = new URL(`http://page${url}`);
  const saved = [...searchParams].filter(([name]) => !tracking.test(name));
  if (saved.length === 0) return pathname;
  const query = new URLSearchParams(saved);
  query.sort();
  return `${pathname}?${query.toString()}`;
}
