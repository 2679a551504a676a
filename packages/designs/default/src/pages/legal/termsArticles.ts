import type { LegalArticle } from './LegalPage.tsx';

/** The usual terms of sale. */
export function termsArticles(store: string): readonly LegalArticle[] {
  return [
    {
      title: 'Objet',
      paragraphs: [
        `Ces conditions s’appliquent à toute commande et à toute demande passées sur le site de ${store}. Commander, c’est les accepter. Elles peuvent être imprimées ou enregistrées.`,
      ],
    },
    {
      title: 'Qui peut commander',
      paragraphs: [
        'Ce service n’est pas destiné aux moins de 18 ans. Vous vous engagez à donner des renseignements exacts : ils servent à vous livrer et à vous répondre.',
      ],
    },
    {
      title: 'Prix',
      paragraphs: [
        'Les prix sont en francs CFA, toutes taxes comprises, hors frais de livraison. Les frais de livraison sont indiqués avant la validation de la commande. Les montants montrés dans une autre monnaie le sont à titre indicatif : c’est le montant en francs CFA qui est dû.',
      ],
    },
    {
      title: 'Commande',
      paragraphs: [
        'Avant de valider, vous pouvez revoir votre panier et corriger vos réponses. La commande est enregistrée lorsque nous vous donnons sa référence ; un message vous la confirme.',
        'Si un article n’est plus disponible, nous vous le disons et rien ne vous est demandé pour lui.',
      ],
    },
    {
      title: 'Paiement',
      paragraphs: [
        'Selon ce que la boutique propose, vous payez en ligne, par carte ou par mobile money, ou en espèces à la livraison ou au retrait. Une commande à payer en ligne qui ne l’est pas dans l’heure est annulée.',
      ],
    },
    {
      title: 'Livraison',
      paragraphs: [
        'Nous livrons dans les zones et aux prix indiqués sur la page des zones de livraison. Les délais courent à partir de la validation de la commande. Nous restons responsables de vos articles jusqu’à leur remise.',
      ],
    },
    {
      title: 'Rétractation, retours et réclamations',
      paragraphs: [
        'Vous disposez du droit de rétractation dans les conditions prévues par la loi sénégalaise sur les transactions électroniques. Écrivez-nous avant de renvoyer un article : nous vous disons comment faire.',
        'Un article abîmé ou qui n’est pas celui que vous aviez choisi est échangé ou remboursé. Signalez-le dès que vous le voyez, avec une photo si possible.',
      ],
    },
    {
      title: 'Devis et services',
      paragraphs: [
        'Une demande de devis est gratuite et n’engage à rien. Le devis que nous vous envoyons dit ce qui est compris, le prix, et jusqu’à quand il est valable.',
      ],
    },
    {
      title: 'Responsabilité',
      paragraphs: [
        'Nous répondons de la bonne exécution de la commande, y compris de ce que nous confions à d’autres, sauf faute de votre part ou force majeure.',
      ],
    },
    {
      title: 'Modification',
      paragraphs: [
        'Si ces conditions changent de façon importante, nous le disons ici au moins 30 jours avant. La version qui vous engage est celle du jour de votre commande.',
      ],
    },
    {
      title: 'Droit applicable',
      paragraphs: [
        'Ces conditions sont soumises au droit sénégalais, notamment à la loi n° 2008-08 du 25 janvier 2008 sur les transactions électroniques. En cas de désaccord, parlons-en d’abord ; à défaut, les tribunaux compétents du Sénégal sont saisis.',
      ],
    },
  ];
}
