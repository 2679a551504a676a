import type { Platform } from './platform.ts';

/** Options of a verb that can print JSON. */
export interface JsonOption {
  json?: true;
}

export const printJson = ({ print }: Pick<Platform, 'print'>, value: unknown): void =>
  print(JSON.stringify(value, null, 2));
