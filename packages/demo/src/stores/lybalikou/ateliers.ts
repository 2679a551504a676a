/** The workshops credited on the products. */
export const atelier = {
  house: 'Atelier Lybalikou',
  dyers: 'Teinturières de Kayar',
  weavers: 'Tisserands de Ndiaganiao',
  leather: 'Cuirs de la Médina',
  smiths: 'Forge du Fleuve',
  embroiderers: 'Brodeurs de Saint-Louis',
} as const;

/** Care instructions by fabric. */
export const care = {
  wax: 'Lavage à la main à 30 °C, à l’envers, avec un peu de vinaigre la première fois. Séchage à l’ombre : le soleil mange les couleurs.',
  bazin:
    'Nettoyage à sec, ou chez votre tapeur de bazin. L’éclat revient au battage, jamais au fer trop chaud.',
  bogolan: 'Nettoyage à sec les trois premières fois, puis main à froid. La terre se fixe avec le temps.',
  indigo: 'Lavage seul, à froid, au sel. L’indigo déteint un peu : c’est ainsi qu’on le reconnaît.',
  linen: 'Machine à 30 °C, essorage doux. Se repasse humide.',
  woven: 'Main à froid, à plat. Ne se tord pas : il se roule dans une serviette.',
  leather: 'Chiffon sec, un peu de beurre de karité deux fois l’an. Le cuir fonce en vivant.',
  metal: 'Se porte, s’essuie, se range au sec. Un citron lui rend son or.',
} as const;
