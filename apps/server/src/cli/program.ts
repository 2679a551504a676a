import type { Command } from 'commander';
import { addArticleVerbs, addShelfVerbs } from './articleVerbs.ts';
import { frenchCommand } from './french.ts';
import { operator } from './operator.ts';
import { addMessageVerbs } from './messageVerbs.ts';
import { addOrderVerbs } from './orderVerbs.ts';
import type { Deployment, OnPlatform } from './platform.ts';
import { apiKey, type ApiKeyOptions } from './verbs/apiKey.ts';
import { audit, type AuditOptions } from './verbs/audit.ts';
import { addSettingsVerbs } from './settingsVerbs.ts';
import { create, type CreateOptions } from './verbs/create.ts';
import { design, type DesignOptions } from './verbs/design.ts';
import { history, restore } from './verbs/history.ts';
import { addFileVerbs } from './fileVerbs.ts';
import { list } from './verbs/list.ts';
import { payment, type PaymentOptions } from './verbs/payment.ts';
import { preview, type PreviewOptions } from './verbs/preview.ts';
import { promo, promos, type PromoOptions } from './verbs/promo.ts';
import { quotes, type QuotesOptions } from './verbs/quotes.ts';
import { quoteStatus, type QuoteStatusOptions } from './verbs/quoteStatus.ts';
import { set } from './verbs/set.ts';
import { show } from './verbs/show.ts';
import { staff, type StaffOptions } from './verbs/staff.ts';

/** Runs with the deployment, before the command line names the operator. */
type OnDeployment = (run: (deployment: Deployment) => Promise<void>) => Promise<void>;

const another = (value: string, values: string[]): string[] => [...values, value];

/** The operator's commands. */
export function storeProgram(onDeployment: OnDeployment): Command {
  const program = frenchCommand('npm run store --')
    .description('Tient les boutiques de ce déploiement.')
    .option('--as <nom>', 'qui agit, pour le journal (sans elle : l’utilisateur du système)');
  const onPlatform: OnPlatform = (run) =>
    onDeployment((deployment) => run({ ...deployment, actor: operator(program.opts<{ as?: string }>().as) }));
  const verb = (name: string, description: string): Command => {
    const command = frenchCommand(name).description(description);
    program.addCommand(command);
    return command;
  };
  addStoreVerbs(verb, onPlatform);
  addSettingsVerbs(verb, onPlatform);
  addArticleVerbs(verb, onPlatform);
  addShelfVerbs(verb, onPlatform);
  addFileVerbs(verb, onPlatform);
  addOrderVerbs(verb, onPlatform);
  addMessageVerbs(verb, onPlatform);
  addPromoVerbs(verb, onPlatform);
  addQuoteVerbs(verb, onPlatform);
  addPaymentVerb(verb, onPlatform);
  addStaffVerbs(verb, onPlatform);
  return program;
}

type Verb = (name: string, description: string) => Command;

function addStoreVerbs(verb: Verb, onPlatform: OnPlatform): void {
  verb('list', 'liste les boutiques').action(() => onPlatform(list));
  verb('create', 'crée une boutique, vide')
    .argument('<boutique>', 'son identifiant, par exemple ma-boutique')
    .requiredOption('--name <nom>', 'son nom, tel que les clients le lisent')
    .requiredOption('--design <design>', 'son design')
    .requiredOption(
      '--host <hôte>',
      'son adresse, sans http:// ; à répéter pour en donner plusieurs',
      another,
      [],
    )
    .action((id: string, options: CreateOptions) => onPlatform((platform) => create(platform, id, options)));
  verb('show', 'écrit en YAML tout ce qu’une boutique dit d’elle-même')
    .argument('<boutique>', 'son identifiant')
    .action((id: string) => onPlatform((platform) => show(platform, id)));
  verb('set', 'donne à une boutique ce que dit un fichier YAML, sans redémarrer')
    .argument('<boutique>', 'son identifiant')
    .argument('<fichier>', 'le fichier, tel que « show » l’écrit')
    .action((id: string, file: string) => onPlatform((platform) => set(platform, id, file)));
  verb('history', 'liste ce qu’une boutique a été')
    .argument('<boutique>', 'son identifiant')
    .action((id: string) => onPlatform((platform) => history(platform, id)));
  verb('restore', 'rend à une boutique ce qu’elle était, design compris')
    .argument('<boutique>', 'son identifiant')
    .argument('<version>', 'un numéro que « history » montre')
    .action((id: string, version: string) => onPlatform((platform) => restore(platform, id, version)));
  verb('preview', 'donne un lien qui montre une boutique dans un autre design à qui l’ouvre')
    .argument('<boutique>', 'son identifiant')
    .argument('<design>', 'le design à essayer')
    .option('--hours <nombre>', 'combien d’heures le lien vaut', '24')
    .action((id: string, wanted: string, options: PreviewOptions) =>
      onPlatform((platform) => preview(platform, id, wanted, options)),
    );
  verb('design', 'change le design d’une boutique, sans redémarrer')
    .argument('<boutique>', 'son identifiant')
    .argument('[design]', 'le nouveau design')
    .option('--undo', 'revient au design d’avant')
    .option('--dry-run', 'montre ce qui changerait, sans rien changer')
    .action((id: string, wanted: string | undefined, options: DesignOptions) =>
      onPlatform((platform) => design(platform, id, wanted, options)),
    );
}

function addPaymentVerb(verb: Verb, onPlatform: OnPlatform): void {
  verb('payment', 'relie une boutique à son compte PayTech ; clés : PAYTECH_API_KEY et PAYTECH_API_SECRET')
    .argument('<boutique>', 'son identifiant')
    .option('--env <mode>', 'test ou prod', 'prod')
    .option('--off', 'oublie les clés : la boutique n’est plus payée en ligne')
    .action((id: string, options: PaymentOptions) =>
      onPlatform((platform) => payment(platform, id, options)),
    );
}

function addPromoVerbs(verb: Verb, onPlatform: OnPlatform): void {
  verb('promos', 'liste les codes promo d’une boutique')
    .argument('<boutique>', 'son identifiant')
    .action((id: string) => onPlatform((platform) => promos(platform, id)));
  verb('promo', 'crée un code promo, ou le change')
    .argument('<boutique>', 'l’identifiant de la boutique')
    .argument('<code>', 'le code, par exemple BIENVENUE')
    .option('--percent <nombre>', 'la réduction en pourcentage')
    .option('--amount <francs>', 'la réduction en FCFA')
    .option('--minimum <francs>', 'à partir de combien d’achats', '0')
    .option('--product <article>', 'un article concerné ; à répéter ; sans elle : tous', another, [])
    .option('--from <date>', 'le premier jour, par exemple 2026-12-01')
    .option('--until <date>', 'le dernier jour')
    .option('--uses <nombre>', 'combien de fois en tout')
    .option('--uses-per-contact <nombre>', 'combien de fois par client')
    .option('--off', 'arrête le code')
    .action((id: string, code: string, options: PromoOptions) =>
      onPlatform((platform) => promo(platform, id, code, options)),
    );
}

function addQuoteVerbs(verb: Verb, onPlatform: OnPlatform): void {
  verb('quotes', 'liste les dernières demandes de devis d’une boutique')
    .argument('<boutique>', 'son identifiant')
    .option('--status <statut>', 'seulement celles de ce statut, par exemple NEW')
    .option('--limit <nombre>', 'combien en lister', '20')
    .option('--details', 'montre aussi toutes les réponses')
    .action((id: string, options: QuotesOptions) => onPlatform((platform) => quotes(platform, id, options)));
  verb('quote-status', 'change le statut d’une demande de devis')
    .argument('<boutique>', 'l’identifiant de la boutique')
    .argument('<référence>', 'la référence de la demande')
    .argument('<statut>', 'IN_PROGRESS, QUOTED, ACCEPTED ou CLOSED')
    .option('--reason <note>', 'une note, pour la boutique seule')
    .action((id: string, ref: string, status: string, options: QuoteStatusOptions) =>
      onPlatform((platform) => quoteStatus(platform, id, ref, status, options)),
    );
}

function addStaffVerbs(verb: Verb, onPlatform: OnPlatform): void {
  verb('staff', 'liste l’équipe d’une boutique, ou y ajoute, change ou retire quelqu’un')
    .argument('<boutique>', 'son identifiant')
    .argument('[contact]', 'le téléphone ou l’e-mail de la personne à changer ou à retirer')
    .option('--add <nom>', 'ajoute une personne, avec --role et --phone ou --email')
    .option('--phone <numéro>', 'son téléphone : le code de connexion y est envoyé')
    .option('--email <adresse>', 'son adresse e-mail : le code de connexion y est envoyé')
    .option('--role <rôle>', 'owner (propriétaire), manager (gérant) ou preparer (préparateur)')
    .option('--remove', 'retire la personne ; ses connexions sont coupées')
    .option('--json', 'écrit du JSON')
    .action((id: string, contact: string | undefined, options: StaffOptions) =>
      onPlatform((platform) => staff(platform, id, contact, options)),
    );
  verb(
    'api-key',
    'liste les clés par lesquelles d’autres programmes gèrent une boutique, en crée ou en révoque',
  )
    .argument('<boutique>', 'son identifiant')
    .option('--create <nom>', 'crée une clé, avec --scope ; elle n’est montrée qu’une fois')
    .option('--scope <droit>', 'un droit de la clé, par exemple orders:read ; à répéter', another, [])
    .option('--revoke <identifiant>', 'révoque une clé')
    .option('--json', 'écrit du JSON')
    .action((id: string, options: ApiKeyOptions) => onPlatform((platform) => apiKey(platform, id, options)));
  verb('audit', 'liste les derniers changements d’une boutique : qui, quand, quoi')
    .argument('<boutique>', 'son identifiant')
    .option('--action <action>', 'seulement ces changements, par exemple order.status')
    .option('--subject <sujet>', 'seulement ceux d’un sujet, par exemple order ou order:CM33-C2RE-DSC0-XMPR')
    .option('--limit <nombre>', 'combien en lister', '20')
    .option('--json', 'écrit du JSON')
    .action((id: string, options: AuditOptions) => onPlatform((platform) => audit(platform, id, options)));
}
