import type { Command } from 'commander';
import type { OnPlatform } from './platform.ts';
import { exportData, type ExportOptions } from './verbs/export.ts';
import { importFile, type ImportVerbOptions } from './verbs/import.ts';
import { imports, type ImportsOptions } from './verbs/imports.ts';

type Verb = (name: string, description: string) => Command;

const store = ['<boutique>', 'l’identifiant de la boutique'] as const;
const json = ['--json', 'répond en JSON'] as const;

/** The verbs that read and write files of a store's data. */
export function addFileVerbs(verb: Verb, onPlatform: OnPlatform): void {
  verb('import', 'importe des articles : ce que le fichier nomme change, et rien d’autre')
    .argument(...store)
    .argument('[fichier]', 'le fichier : CSV, Excel (.xlsx) ou JSON')
    .option('--from <source>', 'ce qu’il est : shopify, woocommerce, spreadsheet ou json')
    .option('--currency <monnaie>', 'la monnaie du fichier, par exemple USD (sans elle : des FCFA)')
    .option('--rate <taux>', 'combien de FCFA vaut une unité de cette monnaie')
    .option('--stock <mode>', 'le stock des articles connus : keep (le laisse), add (ajoute) ou set', 'keep')
    .option('--missing <mode>', 'les articles que le fichier ne nomme pas : keep ou unpublish', 'keep')
    .option('--dry-run', 'montre ce qui changerait et toutes les fautes, sans rien changer')
    .option('--force', 'importe aussi ce qui ressemble à une erreur')
    .option('--undo [numéro]', 'annule un import (sans numéro : le dernier)')
    .option('--allow-private-addresses', 'accepte des images venant d’un réseau privé')
    .option(...json)
    .action((id: string, file: string | undefined, options: ImportVerbOptions) =>
      onPlatform((platform) => importFile(platform, id, file, options)),
    );
  verb('imports', 'liste les imports d’une boutique, ou montre l’un d’eux et où en sont ses images')
    .argument(...store)
    .argument('[numéro]', 'le numéro de l’import')
    .option('--limit <nombre>', 'combien en lister', '20')
    .option(...json)
    .action((id: string, typed: string | undefined, options: ImportsOptions) =>
      onPlatform((platform) => imports(platform, id, typed, options)),
    );
  verb('export', 'écrit les données d’une boutique dans un fichier')
    .argument(...store)
    .argument('[données]', 'products, orders, customers, quotes ou stock (le registre)', 'products')
    .option('--format <format>', 'csv (des articles : celui de Shopify), xlsx ou json', 'csv')
    .option('--output <fichier>', 'le fichier à écrire (sans elle : la sortie standard)')
    .action((id: string, subject: string, options: ExportOptions) =>
      onPlatform((platform) => exportData(platform, id, subject, options)),
    );
}
