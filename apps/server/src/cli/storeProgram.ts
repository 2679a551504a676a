import type { Command } from 'commander';
import type { Commands } from './commands.ts';
import { frenchCommand } from './french.ts';
import { operator } from './operator.ts';
import type { Deployment, OnPlatform } from './platform.ts';

/** Runs with the deployment, before the command line names the operator. */
type OnDeployment = (run: (deployment: Deployment) => Promise<void>) => Promise<void>;

/** Every file of `verbs` makes commands. No other file needs editing. */
const verbs = import.meta.glob<Commands>(['./verbs/*.ts', '!./verbs/*.test.ts'], {
  eager: true,
  import: 'commands',
});

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
  for (const commands of Object.values(verbs)) commands(verb, onPlatform);
  return program;
}
