import type { Command } from 'commander';
import type { OnPlatform } from './platform.ts';
import { order, type OrderOptions } from './verbs/order.ts';
import { orderEdit, type OrderEditOptions } from './verbs/orderEdit.ts';
import { orderNew, type OrderNewOptions } from './verbs/orderNew.ts';
import { orderRefund, type OrderRefundOptions } from './verbs/orderRefund.ts';
import { orderReturn, type OrderReturnOptions } from './verbs/orderReturn.ts';
import { orders, type OrdersOptions } from './verbs/orders.ts';
import { orderSlip, type OrderSlipOptions } from './verbs/orderSlip.ts';
import { orderStatus, type OrderStatusOptions } from './verbs/orderStatus.ts';

type Verb = (name: string, description: string) => Command;

const another = (value: string, values: string[]): string[] => [...values, value];
const store = ['<boutique>', 'l’identifiant de la boutique'] as const;
const reference = ['<référence>', 'la référence de la commande'] as const;
const reason = ['--reason <raison>', 'la raison, que le client lit'] as const;
const json = ['--json', 'écrit du JSON'] as const;

/** The verbs about orders. */
export function addOrderVerbs(verb: Verb, onPlatform: OnPlatform): void {
  verb('orders', 'liste les dernières commandes d’une boutique')
    .argument(...store)
    .option('--status <statut>', 'seulement celles de ce statut, par exemple validée ou VALIDATED')
    .option('--search <texte>', 'seulement celles d’une référence, d’un téléphone, d’un nom ou d’une adresse')
    .option('--since <date>', 'seulement celles passées à partir de ce jour')
    .option('--until <date>', 'seulement celles passées jusqu’à ce jour compris')
    .option('--payment <état>', 'seulement celles-ci : attendu, payé, non-payé, remboursé ou à-la-livraison')
    .option('--limit <nombre>', 'combien en lister', '20')
    .option(...json)
    .action((id: string, options: OrdersOptions) => onPlatform((platform) => orders(platform, id, options)));
  verb('order', 'montre une commande : articles, client, paiement, historique et notes')
    .argument(...store)
    .argument(...reference)
    .option('--note <texte>', 'ajoute une note, que le client ne lit pas')
    .option(...json)
    .action((id: string, ref: string, options: OrderOptions) =>
      onPlatform((platform) => order(platform, id, ref, options)),
    );
  verb('order-status', 'change le statut d’une commande ; le client est prévenu')
    .argument(...store)
    .argument(...reference)
    .argument(
      '<statut>',
      'VALIDATED, REJECTED, SHIPPED, DELIVERED ou CANCELLED, ou son nom : validée, expédiée…',
    )
    .option(...reason)
    .option('--unpaid', 'valide une commande en ligne qui n’est pas payée : elle se règle sans PayTech')
    .option(...json)
    .action((id: string, ref: string, status: string, options: OrderStatusOptions) =>
      onPlatform((platform) => orderStatus(platform, id, ref, status, options)),
    );
  verb('order-new', 'prend une commande au téléphone, comme le client la passerait')
    .argument(...store)
    .requiredOption('--first-name <prénom>', 'le prénom du client')
    .requiredOption('--last-name <nom>', 'son nom')
    .requiredOption('--phone <numéro>', 'son téléphone')
    .option('--email <adresse>', 'son adresse e-mail', '')
    .requiredOption('--zone <zone>', 'la zone de livraison ou le point de retrait')
    .option('--address <adresse>', 'son adresse', '')
    .option('--city <ville>', 'sa ville', '')
    .requiredOption('--item <article:unités>', 'un article, par exemple ENF-005:2 ; à répéter', another, [])
    .option('--promo <code>', 'un code promo')
    .option('--online', 'payée en ligne, par la page de suivi ; sans elle : à la remise')
    .option(...json)
    .action((id: string, options: OrderNewOptions) =>
      onPlatform((platform) => orderNew(platform, id, options)),
    );
  verb('order-edit', 'change une commande avant son expédition : articles, adresse')
    .argument(...store)
    .argument(...reference)
    .option('--line <article:unités>', 'ce qu’il en reste ; 0 le retire ; à répéter', another, [])
    .option('--zone <zone>', 'une autre zone, avec ses frais')
    .option('--first-name <prénom>', 'le prénom du destinataire')
    .option('--last-name <nom>', 'son nom')
    .option('--phone <numéro>', 'son téléphone')
    .option('--address <adresse>', 'son adresse')
    .option('--city <ville>', 'sa ville')
    .option('--postal-code <code>', 'son code postal ; "" : aucun')
    .option('--expect <version>', 'refuse si la commande n’est plus à cette version')
    .option(...reason)
    .option(...json)
    .action((id: string, ref: string, options: OrderEditOptions) =>
      onPlatform((platform) => orderEdit(platform, id, ref, options)),
    );
  verb('order-return', 'reprend des articles d’une commande ; ils reviennent en stock une fois')
    .argument(...store)
    .argument(...reference)
    .option('--refused', 'le colis a été refusé : il n’a pas été remis')
    .option('--returned', 'des articles remis sont revenus')
    .option('--line <article:unités>', 'seulement ceux-ci ; à répéter ; sans elle : tous', another, [])
    .option('--damaged', 'ils ne sont plus à vendre : le stock ne change pas')
    .option('--refund <francs>', 'rembourse cette somme, ou « tout »')
    .option(...reason)
    .option(...json)
    .action((id: string, ref: string, options: OrderReturnOptions) =>
      onPlatform((platform) => orderReturn(platform, id, ref, options)),
    );
  verb('order-refund', 'rembourse une commande, en tout ou en partie')
    .argument(...store)
    .argument(...reference)
    .option('--amount <francs>', 'combien ; sans elle : tout ce qui reste')
    .option('--by-hand', 'vous rendez l’argent vous-même, sans PayTech')
    .option('--settle <remboursement>', 'ce remboursement en attente est fait, ou avec --failed ne l’est pas')
    .option('--failed', 'avec --settle : il n’a pas eu lieu')
    .option(...reason)
    .option(...json)
    .action((id: string, ref: string, options: OrderRefundOptions) =>
      onPlatform((platform) => orderRefund(platform, id, ref, options)),
    );
  verb('order-slip', 'écrit le bon de préparation d’une commande, à imprimer')
    .argument(...store)
    .argument(...reference)
    .option('--format <format>', 'a6 ou 80mm', 'a6')
    .option('--output <fichier>', 'le fichier HTML à écrire (sans elle : la sortie standard)')
    .action((id: string, ref: string, options: OrderSlipOptions) =>
      onPlatform((platform) => orderSlip(platform, id, ref, options)),
    );
}
