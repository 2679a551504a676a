import type { Command } from 'commander';
import type { OnPlatform } from './platform.ts';

/** Makes a command of the operator's. */
export type Verb = (name: string, description: string) => Command;

/** What a file of `verbs` exports as `commands`: it makes its commands. */
export type Commands = (verb: Verb, onPlatform: OnPlatform) => void;
