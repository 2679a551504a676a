import { Command, type Argument, type CommanderError, type Option } from 'commander';

const titles: Record<string, string> = {
  'Usage:': 'Utilisation :',
  'Arguments:': 'Arguments :',
  'Options:': 'Options :',
  'Global Options:': 'Options de toutes les commandes :',
  'Commands:': 'Commandes :',
};

const quoted = /['‘]([^'’]+)['’]/;

/** What commander says of a wrong command line, in French. */
export function explainUsage({ code, message }: Pick<CommanderError, 'code' | 'message'>): string {
  const [, name = ''] = quoted.exec(message) ?? [];
  switch (code) {
    case 'commander.missingArgument':
      return `Il manque <${name}>.`;
    case 'commander.missingMandatoryOptionValue':
      return `Il manque l’option ${name}.`;
    case 'commander.optionMissingArgument':
      return `L’option ${name} attend une valeur.`;
    case 'commander.unknownOption':
      return `L’option ${name} n’existe pas.`;
    case 'commander.unknownCommand':
      return `La commande « ${name} » n’existe pas.`;
    case 'commander.excessArguments':
      return 'Il y a trop d’arguments ; un texte de plusieurs mots s’écrit entre guillemets.';
    default:
      return message;
  }
}

const operandText = (argument: Argument) =>
  argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;

const withDefault = ({ description, defaultValue }: Argument | Option): string =>
  defaultValue === undefined || defaultValue === '' || Array.isArray(defaultValue)
    ? description
    : `${description} (par défaut : ${String(defaultValue)})`;

/** A command that speaks French and throws where it would exit. */
export function frenchCommand(name: string): Command {
  const command = new Command(name);
  return command
    .exitOverride()
    .helpOption('-h, --help', 'affiche cette aide')
    .helpCommand(false)
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: () => undefined })
    .configureHelp({
      sortSubcommands: true,
      showGlobalOptions: true,
      styleTitle: (title) => titles[title] ?? title,
      commandUsage: (shown) => {
        const words = [shown.parent?.name(), shown.name()].filter(Boolean).join(' ');
        const options = shown.options.length > 0 ? ' [options]' : '';
        const operands = shown.registeredArguments.map((argument) => ` ${operandText(argument)}`).join('');
        return shown.commands.length > 0 ? `${words} <commande> …` : `${words}${operands}${options}`;
      },
      subcommandTerm: (shown) => [shown.name(), ...shown.registeredArguments.map(operandText)].join(' '),
      argumentDescription: withDefault,
      optionDescription: withDefault,
    });
}
