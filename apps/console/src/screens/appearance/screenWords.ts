/** A design's pages as shopkeepers call them; the other pages have no name of their own. */
const names: Readonly<Record<string, string>> = {
  home: 'Accueil',
  products: 'Catalogue',
  product: 'Page d’un article',
  collection: 'Page d’une collection',
  services: 'Services',
  service: 'Page d’un service',
  gallery: 'Galerie',
  cart: 'Panier',
  wishlist: 'Favoris',
  about: 'À propos',
  contacts: 'Contacts',
  deliveryInfo: 'Livraison',
  sizeGuide: 'Guide des tailles',
  checkout: 'Commande',
  profile: 'Compte',
  myOrders: 'Mes commandes',
};

/** Pages that a preview shows, with their addresses. */
const previewed = [
  { screen: 'home', path: '/' },
  { screen: 'products', path: '/products' },
  { screen: 'services', path: '/services' },
  { screen: 'about', path: '/about' },
  { screen: 'contacts', path: '/contacts' },
];

/** The pages of a design that a preview shows. */
export const previewedPages = (screens: readonly string[]) =>
  previewed
    .filter(({ screen }) => screens.includes(screen))
    .map(({ screen, path }) => ({ value: path, label: names[screen] ?? screen }));

/** Pages by their names; those that shopkeepers do not know have none. */
export const pageNames = (screens: readonly string[]): string[] =>
  screens.flatMap((screen) => names[screen] ?? []);
