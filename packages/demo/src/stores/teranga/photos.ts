/** How a photograph becomes a square product image. */
export type Framing =
  /** A square: its centre as parts of width and height, its side as a part of the shorter side. */
  | { x: number; y: number; side: number }
  /**
   * The whole photograph, its plain backdrop extended to a square: on both sides, or only at the
   * top of a wide one.
   */
  | 'extended'
  | 'extendedUpwards'
  /** The photograph as it is. */
  | 'whole';

export interface Photo {
  /** File in the package's image folder; its name credits the photographer. */
  source: string;
  framing: Framing;
}

const square = (x: number, y: number, side = 1): Framing => ({ x, y, side });

const photo = (author: string, framing: Framing): Photo => ({ source: `${author}-unsplash.jpg`, framing });

/**
 * Images cut from the photographs of `@vendure/create` when seeding: file name → source and
 * framing.
 */
export const photos: Record<string, Photo> = {
  // Informatique
  'ordinateur-portable-13.jpg': photo('derick-david-409858', square(0.5, 0.52, 0.85)),
  'tour-gamer.jpg': photo('florian-olivo-1166419', square(0.5, 0.52)),
  'tour-gamer-entiere.jpg': photo('florian-olivo-1166419', 'whole'),
  'ecran-incurve-34.jpg': photo('alexandru-acea-686569', square(0.5, 0.56)),
  'ecran-incurve-34-bureau.jpg': photo('alexandru-acea-686569', 'whole'),
  'ecran-4k-27.jpg': photo('daniel-korpai-1302051', square(0.5, 0.45)),
  'tablette-stylet.jpg': photo('kelly-sikkema-685291', square(0.47, 0.5)),
  'clavier-mecanique.jpg': photo('juan-gomez-674574', square(0.4, 0.5)),
  'souris-sans-fil.jpg': photo('oscar-ivan-esquivel-arteaga-687447', square(0.5, 0.5)),
  'memoire-vive.jpg': photo('liam-briese-1128307', square(0.45, 0.5)),
  'disque-dur-interne.jpg': photo('vincent-botta-736919', square(0.53, 0.5)),
  'cable-reseau.jpg': photo('thomas-q-1229169', 'whole'),
  'cable-usb.jpg': photo('adam-birkett-239153', square(0.5, 0.46)),
  // Photo
  'polaroid-onestep.jpg': photo('eniko-kis-663725', square(0.49, 0.6, 0.82)),
  'kodak-instamatic.jpg': photo('jakob-owens-274337', square(0.53, 0.5)),
  'nikon-argentique.jpg': photo('chuttersnap-324234', square(0.47, 0.53, 0.92)),
  'sony-compact.jpg': photo('patrick-brinksma-663044', square(0.51, 0.5)),
  'fujifilm-hybride.jpg': photo('robert-shunev-528016', square(0.5, 0.5, 0.68)),
  'teleobjectif.jpg': photo('brandi-redd-104140', square(0.36, 0.5)),
  'trepied-de-table.jpg': photo('zoltan-tasi-423051', 'extended'),
  // Meubles et décoration
  'canape-cuir.jpg': photo('paul-weaver-1120584', 'extendedUpwards'),
  'canape-cuir-salon.jpg': photo('paul-weaver-1120584', 'whole'),
  'canape-gris.jpg': photo('nathan-fertig-249917', square(0.5, 0.5)),
  'canape-gris-salon.jpg': photo('nathan-fertig-249917', 'whole'),
  'fauteuil-bleu.jpg': photo('kari-shea-398668', square(0.5, 0.58)),
  'fauteuil-coque.jpg': photo('andres-jasso-220776', square(0.48, 0.5)),
  'chaise-moderne-jaune.jpg': photo('jean-philippe-delberghe-1400011', square(0.45, 0.68, 0.8)),
  'chaise-moderne-duo.jpg': photo('jean-philippe-delberghe-1400011', square(0.5, 0.67)),
  'tabouret-bois.jpg': photo('ruslan-bardash-351288', square(0.5, 0.6)),
  'table-de-chevet.jpg': photo('benjamin-voros-310026', square(0.56, 0.63, 0.9)),
  'bureau-trois-tiroirs.jpg': photo('abel-y-costa-716024', square(0.62, 0.5)),
  'suspension-metal.jpg': photo('pierre-chatel-innocenti-483198', square(0.34, 0.5)),
  'lion-gardien.jpg': photo('vincent-liu-525429', square(0.34, 0.5)),
  // Plantes et jardin
  'cactus-terre-cuite.jpg': photo('charles-deluvio-695736', square(0.49, 0.55, 0.9)),
  'succulentes.jpg': photo('annie-spratt-78044', square(0.5, 0.48)),
  'haworthia.jpg': photo('silvia-agrasar-227575', square(0.55, 0.5)),
  'araucaria.jpg': photo('caleb-george-536388', square(0.5, 0.5)),
  'plante-suspendue.jpg': photo('alex-rodriguez-santibanez-200278', square(0.48, 0.5)),
  'tulipes.jpg': photo('natalia-y-345738', square(0.5, 0.42)),
  'tulipes-en-pot.jpg': photo('natalia-y-345738', 'whole'),
  'orchidee.jpg': photo('zoltan-kovacs-642412', 'extended'),
  'bonsai.jpg': photo('mark-tegethoff-667351', square(0.56, 0.5)),
  'pelle-a-main.jpg': photo('neslihan-gunaydin-3493', square(0.55, 0.5)),
  // Chaussures
  'chaussure-course-legere.jpg': photo('imani-clovis-234736', square(0.5, 0.46, 0.7)),
  'baskets-petrole-corail.jpg': photo('chuttersnap-584518', square(0.57, 0.6, 0.8)),
  'chaussure-course-noire.jpg': photo('nikolai-chernichenko-1299748', square(0.55, 0.5, 0.94)),
  'baskets-maille.jpg': photo('thomas-serer-420833', square(0.51, 0.54)),
  'baskets-toile-montantes.jpg': photo('mitch-lensink-256007', square(0.49, 0.5)),
  'baskets-montantes-blanches.jpg': photo('xavier-teo-469050', square(0.5, 0.46)),
  // Sport et plein air
  'velo-de-route.jpg': photo('mikkel-bech-748940', 'extended'),
  'velo-de-route-profil.jpg': photo('mikkel-bech-748940', 'whole'),
  'gants-de-boxe.jpg': photo('neonbrand-428982', square(0.5, 0.4)),
  'ballon-de-football.jpg': photo('nik-shuliahin-619349', square(0.37, 0.5)),
  'ballon-de-basket.jpg': photo('tommy-bebo-600358', square(0.5, 0.64, 0.8)),
  'balle-de-tennis.jpg': photo('ben-hershey-574483', square(0.33, 0.44, 0.8)),
  'skateboard-rouge.jpg': photo('max-tarkhov-737999', square(0.5, 0.53, 0.92)),
  'tente-trois-places.jpg': photo('michael-guite-571169', square(0.68, 0.62, 0.74)),
  'tente-trois-places-foret.jpg': photo('michael-guite-571169', 'whole'),
};
