import type { Command } from 'commander';
import type { OnPlatform } from './platform.ts';
import { host, type HostOptions } from './verbs/host.ts';
import { pause, resume, type PauseOptions } from './verbs/pause.ts';
import { setting, type SettingOptions } from './verbs/setting.ts';

type Verb = (name: string, description: string) => Command;

const store = ['<boutique>', 'l’identifiant de la boutique'] as const;
const json = ['--json', 'écrit du JSON'] as const;

/** The verbs about how a store runs: single settings, hosts, pauses. */
export function addSettingsVerbs(verb: Verb, onPlatform: OnPlatform): void {
  verb('setting', 'montre un réglage d’une boutique, ou le change sans toucher aux autres')
    .argument(...store)
    .argument('[chemin]', 'le réglage, par exemple features.whatsapp ; sans lui : tous')
    .argument('[valeur]', 'sa nouvelle valeur, en YAML')
    .option('--unset', 'retire un réglage facultatif, ou une entrée d’une liste')
    .option('--expect <version>', 'refuse si les réglages ne sont plus à cette version')
    .option(...json)
    .action((id: string, path: string | undefined, value: string | undefined, options: SettingOptions) =>
      onPlatform((platform) => setting(platform, id, path, value, options)),
    );
  verb('host', 'liste les adresses d’une boutique, ou en ajoute, change ou retire une')
    .argument(...store)
    .argument('[adresse]', 'l’adresse, par exemple boutique.example')
    .option('--add', 'l’ajoute ; avec --redirect, elle renvoie seulement à la principale')
    .option('--primary', 'en fait l’adresse principale')
    .option('--redirect', 'elle renvoie ses visiteurs à la principale')
    .option('--serve', 'elle sert de nouveau la boutique')
    .option('--remove', 'la retire')
    .option(...json)
    .action((id: string, name: string | undefined, options: HostOptions) =>
      onPlatform((platform) => host(platform, id, name, options)),
    );
  verb('pause', 'met une boutique en congé : elle se visite, mais ne prend pas de commandes')
    .argument(...store)
    .option('--until <date>', 'le jour où elles reprennent, par exemple 2026-12-26')
    .option('--message <texte>', 'ce que les clients lisent')
    .action((id: string, options: PauseOptions) => onPlatform((platform) => pause(platform, id, options)));
  verb('resume', 'met fin au congé d’une boutique')
    .argument(...store)
    .action((id: string) => onPlatform((platform) => resume(platform, id)));
}
