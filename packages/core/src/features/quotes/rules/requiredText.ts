/** How «requis» agrees with each label. A label that is not here is masculine and singular. */
const agreements: Readonly<Record<string, 'est requise' | 'sont requis' | 'sont requises'>> = {
  'Ville de départ': 'est requise',
  Destination: 'est requise',
  'Date de départ': 'est requise',
  'Date de retour': 'est requise',
  'Date de voyage': 'est requise',
  'Date d’arrivée': 'est requise',
  'Date souhaitée': 'est requise',
  'Durée du séjour (jours)': 'est requise',
  'Durée du voyage (jours)': 'est requise',
  Classe: 'est requise',
  'Catégorie d’hôtel': 'est requise',
  'Pays visités': 'sont requis',
  Adultes: 'sont requis',
  Enfants: 'sont requis',
  Bébés: 'sont requis',
  'Besoins particuliers': 'sont requis',
  Précisions: 'sont requises',
};

/** Error for an empty mandatory field. */
export const requiredText = (label: string) => `${label} ${agreements[label] ?? 'est requis'}`;
