import type { Command } from 'commander';
import type { OnPlatform } from './platform.ts';
import { price, type PriceOptions } from './verbs/price.ts';
import { product, type ProductOptions } from './verbs/product.ts';
import { shelf, type ShelfKind, type ShelfOptions } from './verbs/shelf.ts';
import { stock, type StockOptions } from './verbs/stock.ts';

type Verb = (name: string, description: string) => Command;

const another = (value: string, values: string[]): string[] => [...values, value];
const article = ['<article>', 'son adresse, par exemple robe-wax, ou sa référence'] as const;
const store = ['<boutique>', 'l’identifiant de la boutique'] as const;
const reason = ['--reason <raison>', 'pourquoi, pour l’historique'] as const;
const json = ['--json', 'répond en JSON'] as const;
const expect = ['--expect <version>', 'refuse si l’article n’est plus à cette version'] as const;

/** The verbs about articles: what they are, cost, and how many there are. */
export function addArticleVerbs(verb: Verb, onPlatform: OnPlatform): void {
  verb('product', 'montre un article, ou le change')
    .argument(...store)
    .argument(...article)
    .option('--publish', 'le met en vente')
    .option('--unpublish', 'le retire de la vente')
    .option('--name <nom>', 'son nom')
    .option('--description <html>', 'sa description')
    .option('--brand <marque>', 'sa marque ; "" : aucune')
    .option('--category <catégorie>', 'l’identifiant de sa catégorie ; "" : aucune')
    .option('--tag <étiquette>', 'ses étiquettes ; à répéter ; "" : aucune', another, [])
    .option('--collection <collection>', 'ses collections ; à répéter ; "" : aucune', another, [])
    .option('--history', 'liste ses versions')
    .option('--restore <version>', 'lui rend une version ; le stock ne change pas')
    .option(...expect)
    .option(...reason)
    .option(...json)
    .action((id: string, typed: string, options: ProductOptions) =>
      onPlatform((platform) => product(platform, id, typed, options)),
    );
  verb('stock', 'montre le stock d’un article et ses mouvements, ou le change')
    .argument(...store)
    .argument(...article)
    .option('--add <unités>', 'ajoute des unités, ou en retire : --add -3')
    .option('--set <unités>', 'donne le stock compté')
    .option('--expect <unités>', 'avec --set : refuse si le stock n’est plus celui-ci')
    .option('--unlimited', 'vend sans compter')
    .option('--low <unités>', 'prévient à partir de ce stock ; "" : au seuil de la boutique')
    .option(...reason)
    .option(...json)
    .action((id: string, typed: string, options: StockOptions) =>
      onPlatform((platform) => stock(platform, id, typed, options)),
    );
  verb('price', 'change le prix d’un article')
    .argument(...store)
    .argument(...article)
    .argument('<prix>', 'ce que paie le client, en FCFA')
    .option('--compare-at <francs>', 'le prix barré')
    .option('--from <date>', 'le premier jour, par exemple 2026-12-01')
    .option('--until <date>', 'le dernier jour')
    .option(...expect)
    .option(...reason)
    .option(...json)
    .action((id: string, typed: string, typedPrice: string, options: PriceOptions) =>
      onPlatform((platform) => price(platform, id, typed, typedPrice, options)),
    );
}

/** The verbs about what a store arranges by hand. */
export function addShelfVerbs(verb: Verb, onPlatform: OnPlatform): void {
  const shelfVerb = (kind: ShelfKind, description: string) =>
    verb(kind, description)
      .argument(...store)
      .argument('[identifiant]', 'laquelle ; sans lui et sans --name : les liste')
      .option('--name <nom>', 'son nom ; pour une nouvelle, son identifiant en est fait')
      .option('--image <fichier>', 'son image ; "" : aucune')
      .option('--place <nombre>', 'sa place parmi les autres, à partir de 1')
      .option('--delete', 'la supprime')
      .option(...json)
      .action((id: string, typed: string | undefined, options: ShelfOptions) =>
        onPlatform((platform) => shelf(platform, kind, id, typed, options)),
      );
  shelfVerb('collection', 'liste les collections, ou en crée, change ou supprime une')
    .option('--description <texte>', 'ce que sa page dit')
    .option('--slug <adresse>', 'l’adresse de sa page : /theme/<adresse>')
    .option('--add <article>', 'y met un article ; à répéter', another, [])
    .option('--remove <article>', 'en retire un article ; à répéter', another, []);
  shelfVerb('category', 'liste les catégories, ou en crée, change ou supprime une').option(
    '--popular <oui|non>',
    'la montre ou non parmi les premières à l’accueil',
  );
  shelfVerb('service', 'liste les services, ou en crée, change ou supprime un')
    .option('--description <texte>', 'ce qu’il est')
    .option('--category <nom>', 'sa catégorie de services, créée au besoin ; "" : aucune')
    .option('--available <oui|non>', 'peut être demandé ou non');
}
