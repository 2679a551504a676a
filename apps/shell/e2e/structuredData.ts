import { parseDocument, textsOf } from '@teranga/testing/parseDocument';

/** Structured data as a search engine reads it. */
type Data = Record<string, unknown>;

/** The structured data of a page, of one kind. */
export function structuredDataOf(html: string, kind: string): Data[] {
  return textsOf(parseDocument(html), 'script[type="application/ld+json"]')
    .map((json) => JSON.parse(json) as Data)
    .filter((data) => data['@context'] === 'https://schema.org' && data['@type'] === kind);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): value is string => isText(value) && /^https?:\/\/[^/]+\//.test(value);
const dataOf = (value: unknown): Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

type Checks = Readonly<Record<string, (data: Data) => boolean>>;
const offer = (data: Data) => dataOf(data['offers']);
const steps = (data: Data) => listOf(data['itemListElement']).map(dataOf);

/** Required properties of each type, by schema.org and the search engines. */
const requested: Readonly<Record<string, Checks>> = {
  Product: {
    name: ({ name }) => isText(name),
    image: ({ image }) => listOf(image).length > 0 && listOf(image).every(isAddress),
    description: ({ description }) => isText(description) && !/<[a-z]/i.test(description),
    'offers is one offer': (data) => offer(data)['@type'] === 'Offer',
    'offers.price in whole francs': (data) =>
      Number.isInteger(offer(data)['price']) && Number(offer(data)['price']) > 0,
    'offers.priceCurrency': (data) => offer(data)['priceCurrency'] === 'XOF',
    'offers.availability': (data) =>
      /^https:\/\/schema\.org\/(?:In|OutOf)Stock$/.test(String(offer(data)['availability'])),
    'offers.url': (data) => isAddress(offer(data)['url']),
  },
  BreadcrumbList: {
    'at least two steps': (data) => steps(data).length >= 2,
    'each a ListItem': (data) => steps(data).every((step) => step['@type'] === 'ListItem'),
    'positions from 1': (data) => steps(data).every(({ position }, index) => position === index + 1),
    names: (data) => steps(data).every(({ name }) => isText(name)),
    addresses: (data) => steps(data).every(({ item }) => isAddress(item)),
  },
  Service: {
    name: ({ name }) => isText(name),
    description: ({ description }) => isText(description),
    url: ({ url }) => isAddress(url),
    'provider.name': ({ provider }) => isText(dataOf(provider)['name']),
  },
};

/** Properties missing from a page's structured data of some types; each type must occur once. */
export function structuralViolations(html: string, kinds: readonly string[]): string[] {
  return kinds.flatMap((kind) => {
    const found = structuredDataOf(html, kind);
    if (found.length !== 1) return [`${kind}: ${String(found.length)} times`];
    const [data = {}] = found;
    const checks = Object.entries(requested[kind] ?? {});
    return checks.filter(([, isMet]) => !isMet(data)).map(([name]) => `${kind}: ${name}`);
  });
}
