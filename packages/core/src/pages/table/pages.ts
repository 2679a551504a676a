import { definePage, type PageDefinition, type ParamsOf } from './definePage.ts';
import { paymentPages } from './paymentPages.ts';
import { visitorPages } from './visitorPages.ts';

/** Every page there is: read by routes, metadata, sitemap, service worker and server. */
export const pages = {
  home: definePage({
    path: '/',
    title: 'Accueil',
    indexable: true,
    cache: 'public',
    parts: 'first',
    requests: (read, _params, { home }) => home.map((name) => read[name]()),
  }),
  products: definePage({
    path: '/products',
    title: 'Boutique',
    indexable: true,
    cache: 'public',
    requests: (read, _params, { query }) => [
      read.products(query),
      read.categories(),
      read.collections(),
      read.tags(),
      read.brands(),
    ],
  }),
  product: definePage({
    path: '/products/:productId',
    title: 'Produit',
    indexable: true,
    cache: 'public',
    needsFirstRequest: true,
    requests: (read, { productId }) => [read.product(productId), read.relatedProducts(productId)],
  }),
  collection: definePage({
    path: '/theme/:slug',
    title: 'Collection',
    indexable: true,
    cache: 'public',
    needsFirstRequest: true,
    requests: (read, { slug }, { query }) => [read.collection(slug, query)],
  }),
  service: definePage({
    path: '/services/:serviceId',
    title: 'Service',
    indexable: true,
    cache: 'public',
    isOptional: true,
    needsFirstRequest: true,
    requests: (read, { serviceId }) => [read.service(serviceId), read.services()],
  }),
  quote: definePage({
    path: '/demande-devis/:serviceId?',
    title: 'Demande de devis',
    indexable: true,
    cache: 'public',
    isOptional: true,
    requests: (read) => [read.services()],
  }),
  about: definePage({ path: '/about', title: 'À propos', indexable: true, cache: 'public' }),
  contacts: definePage({
    path: '/contacts',
    title: 'Contacts',
    indexable: true,
    cache: 'public',
  }),
  deliveryInfo: definePage({
    path: '/delivery-info',
    title: 'Zones de livraison',
    indexable: true,
    cache: 'public',
  }),
  sizeGuide: definePage({
    path: '/size-guide',
    title: 'Guide des tailles',
    indexable: true,
    cache: 'public',
  }),
  privacyPolicy: definePage({
    path: '/privacy-policy',
    title: 'Politique de confidentialité',
    indexable: false,
    cache: 'public',
    requests: (read) => [read.legalTexts()],
  }),
  termsAndConditions: definePage({
    path: '/terms-and-conditions',
    title: 'Conditions générales',
    indexable: false,
    cache: 'public',
    requests: (read) => [read.legalTexts()],
  }),
  ...visitorPages,
  ...paymentPages,
  /** Any other address, with status 404. */
  notFound: definePage({ path: null, title: 'Page introuvable', indexable: false, cache: 'public' }),
  /** Replaces a page that failed to render. */
  error: definePage({
    path: null,
    title: 'Une erreur est survenue',
    indexable: false,
    cache: 'public',
    parts: 'first',
  }),
};

export type PageName = keyof typeof pages;

/** A route's parameters, by name. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** A page's parameters, as its props. */
export type PathProps<Name extends PageName> = [ParamsOf<(typeof pages)[Name]['path']>] extends [never]
  ? object
  : Record<ParamsOf<(typeof pages)[Name]['path']>, string>;

export const pageNames = Object.keys(pages) as PageName[];

export const definitionOf = (name: PageName): PageDefinition => pages[name];
