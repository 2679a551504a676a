import type { LegalArticle } from './LegalPage.tsx';

/**
 * Information that Senegal's law 2008-12 on personal data requires a store to give (articles 58 and
 * 61).
 */
export function privacyArticles(store: string, hasNotice: boolean): readonly LegalArticle[] {
  const who = hasNotice
    ? 'Son identité, son adresse et, s’il a été délivré, le numéro de son récépissé de la Commission de protection des données personnelles (CDP) figurent dans les mentions légales de cette page.'
    : 'Ses coordonnées figurent sur la page Contacts ; le numéro de son récépissé de la Commission de protection des données personnelles (CDP), s’il a été délivré, vous est donné sur demande.';
  return [
    {
      title: 'Qui est responsable de vos données',
      paragraphs: [
        `${store} est responsable du traitement des données que vous lui confiez sur ce site. ${who}`,
      ],
    },
    {
      title: 'Quelles données, et pour quoi faire',
      paragraphs: [
        'Pour une commande : vos nom, prénom, téléphone, adresse, ville, zone de livraison, votre e-mail si vous le donnez, les articles et le moyen de paiement. Elles servent à préparer, livrer, faire payer et suivre votre commande.',
        'Pour un compte : votre nom, votre téléphone ou votre e-mail, votre adresse. Elles servent à vous reconnaître et à vous éviter de les écrire à nouveau.',
        'Pour un message ou une demande de devis : vos coordonnées et ce que vous nous écrivez. Elles servent à vous répondre.',
        'Nous ne vous envoyons pas de publicité sans votre accord.',
      ],
    },
    {
      title: 'Ce qui est obligatoire et ce qui ne l’est pas',
      paragraphs: [
        'Les champs marqués d’un astérisque sont nécessaires : sans eux, nous ne pouvons ni livrer, ni répondre. Les autres sont facultatifs, et les laisser vides ne change rien au service.',
      ],
    },
    {
      title: 'Qui les reçoit',
      paragraphs: [
        'Les personnes qui préparent et livrent vos commandes, le prestataire de paiement pour ce qui concerne le paiement, le prestataire qui achemine nos e-mails et nos SMS, et notre hébergeur. Chacun ne reçoit que ce dont il a besoin. Nous ne vendons vos données à personne.',
      ],
    },
    {
      title: 'Où elles sont gardées, et combien de temps',
      paragraphs: [
        'Les commandes sont gardées dix ans, comme la loi le demande pour les écrits électroniques. Les comptes le sont tant qu’ils servent. Les messages et les demandes de devis le sont le temps d’y répondre et d’en assurer le suivi.',
        'Si un prestataire traite des données hors du Sénégal, nous veillons à ce que le pays concerné leur assure une protection suffisante, et nous accomplissons les formalités prévues auprès de la CDP.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander à voir les données qui vous concernent, à les faire corriger ou effacer, et vous opposer à leur traitement ou à leur communication. Il suffit de nous écrire. Nous répondons dans les 30 jours.',
        'Si notre réponse ne vous satisfait pas, vous pouvez saisir la CDP (www.cdp.sn).',
      ],
    },
    {
      title: 'Ce que le site range sur votre appareil',
      paragraphs: [
        'Un cookie de session reconnaît votre panier et protège vos envois. L’appareil garde aussi, pour vous seul, votre panier, votre thème, votre monnaie, ce que vous avez commencé à écrire et, si vous êtes connecté, le jeton qui vous reconnaît. Rien de tout cela ne sert à vous suivre sur d’autres sites.',
        'Vous pouvez refuser ou effacer ces données dans les réglages de votre navigateur ; le panier et la connexion ne fonctionnent alors plus.',
      ],
    },
    {
      title: 'Âge et droit applicable',
      paragraphs: [
        'Ce service ne s’adresse pas aux moins de 18 ans. La présente politique est soumise au droit sénégalais, notamment à la loi n° 2008-12 du 25 janvier 2008 sur la protection des données à caractère personnel.',
        'Si elle change de façon importante, nous le disons ici au moins 30 jours avant.',
      ],
    },
  ];
}
