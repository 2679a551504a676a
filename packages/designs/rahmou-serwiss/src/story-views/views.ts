import type { ProductCardView } from '@teranga/core/features/catalogue';
import type { FooterView, HeaderView } from '@teranga/core/features/page-frame';
import type { StoreInfoView } from '@teranga/core/features/store-info';
import type { ServiceCardView, ServiceGroupView } from '@teranga/core/features/services';

const nothing = () => undefined;

/** A flat image that needs no file. */
export function anImage(alt: string, color = '#9cc7e6'): NonNullable<ProductCardView['image']> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${color}" d="M0 0h4v3H0z"/><circle cx="2.7" cy="1.2" r=".6" fill="white" opacity=".7"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, color };
}

/** The agency, as core provides it. */
export function aStore(overrides: Partial<StoreInfoView> = {}): StoreInfoView {
  return {
    name: 'Rahmou Serwiss',
    logo: anImage('Rahmou Serwiss', '#0b5fa5'),
    hero: {
      title: 'Agence de voyages à Dakar',
      text: 'Dites-nous où et quand. Réponse sous 24 h.',
      image: anImage('La corniche de Dakar'),
    },
    footerDescription: 'Agence de voyages à Dakar. On s’occupe des papiers, vous préparez la valise.',
    phones: [
      {
        label: 'Billets et hôtels',
        display: '+221 77 000 12 34',
        href: 'tel:+221770001234',
      },
    ],
    emails: [
      { label: 'Réservations', email: 'bonjour@agence.example', href: 'mailto:bonjour@agence.example' },
    ],
    networks: [{ type: 'facebook', url: 'https://facebook.example', label: 'Facebook' }],
    openingHours: [
      { day: 'Lundi', hours: '08:30 – 18:30', isClosed: false },
      { day: 'Samedi', hours: '09:00 – 14:00', isClosed: false },
      { day: 'Dimanche', hours: 'Fermé', isClosed: true },
    ],
    locations: [{ address: 'Rue de Diourbel, Point E', city: 'Dakar', country: 'Sénégal', mapUrl: null }],
    contactTitle: 'Parlons de votre voyage',
    contactCover: null,
    about: {
      title: 'Treize ans à faire partir les autres',
      text: 'On ne vous vend pas un billet, on vous fait arriver.',
      image: anImage('Dakar', '#f0955c'),
      features: [
        { title: 'On s’occupe des papiers', description: 'Un seul dossier, relu par deux personnes.' },
      ],
      values: [{ title: 'Clarté', description: 'Pas de frais cachés.' }],
      metrics: [
        { label: 'Voyageurs partis', value: 18_540, suffix: '' },
        { label: 'Dossiers de visa aboutis', value: 92, suffix: ' %' },
      ],
      sections: [{ title: 'Le bon prix', text: 'Le prix annoncé est le prix payé.', image: null }],
      testimonials: [
        { quote: 'Le visa est arrivé en onze jours.', name: 'Awa Ndiaye', title: 'Étudiante', image: null },
        {
          quote: 'Une date sur WhatsApp, un billet.',
          name: 'Cheikh Mbaye',
          title: 'Commerçant',
          image: null,
        },
      ],
    },
    highlights: [
      { icon: 'clock', title: 'Réponse sous 24 h', description: 'Un prix complet.' },
      { icon: 'headset', title: '7 jours sur 7', description: 'Avant, pendant et après.' },
    ],
    homeSections: null,
    whatsappHref: 'https://wa.me/221770001234',
    year: 2026,
    ...overrides,
  };
}

/** The header of the page at `/`, or of another one. */
export function aHeader(overrides: Partial<HeaderView> = {}): HeaderView {
  return {
    back: { label: 'Revenir à la page précédente', press: nothing },
    store: aStore(),
    links: [
      { label: 'Accueil', href: '/', isCurrent: false },
      { label: 'Boutique', href: '/products', isCurrent: true },
    ],
    categories: [{ label: 'Bagages', href: '/products?category=Bagages' }],
    cart: { count: 0, total: '0 FCFA', label: 'Panier, vide', href: '/cart' },
    tags: [],
    more: [{ label: 'Liste de souhaits', href: '/wishlist' }],
    wishlistItems: { count: 1, label: 'Liste de souhaits, 1 article', href: '/wishlist' },
    account: { isSignedIn: false, label: 'Se connecter', href: '/auth', initials: '' },
    currency: null,
    searchHref: '/products',
    theme: { value: 'cupcake', label: 'Passer au thème sombre', toggle: nothing },
    isCompact: false,
    isSolid: false,
    ...overrides,
  };
}

/** The footer. */
export function aFooter(): FooterView {
  return {
    store: aStore(),
    columns: [{ title: 'Catégories', links: [{ label: 'Bagages', href: '/products?category=Bagages' }] }],
    legalLinks: [],
    legalLine: null,
    ratesCredit: null,
    copyright: '© 2026 Rahmou Serwiss. Tous droits réservés.',
    platformLine: 'Propulsé par Teranga',
  };
}

/** A product of the traveller's shop. */
export function aCard(overrides: Partial<ProductCardView> = {}): ProductCardView {
  return {
    id: 'adaptateur-universel',
    href: '/products/adaptateur-universel',
    name: 'Adaptateur universel',
    brand: null,
    category: 'Accessoires',
    image: anImage('Adaptateur'),
    price: { current: '12 000 FCFA', previous: null, saving: null },
    isOutOfStock: false,
    hasVariations: false,
    orderLabel: 'Commander',
    order: nothing,
    share: nothing,
    ...overrides,
  };
}

/** A service of the agency. */
export function aService(overrides: Partial<ServiceCardView> = {}): ServiceCardView {
  return {
    id: 'visa-schengen',
    name: 'Visa Schengen',
    description: 'On monte le dossier avec vous, on relit chaque pièce, on prend le rendez-vous.',
    image: anImage('', '#cfe6f7'),
    isAvailable: true,
    availabilityLabel: 'Disponible',
    categoryName: 'Visas',
    priceLabel: 'Sur devis',
    href: '/services/visa-schengen',
    quoteHref: '/demande-devis/visa-schengen',
    ...overrides,
  };
}

/** A category with as many services as are named. */
export function aGroup(name: string, services: string[]): ServiceGroupView {
  return { id: name, name, services: services.map((service) => aService({ id: service, name: service })) };
}
