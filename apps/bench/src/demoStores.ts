import { option } from './option.ts';

/** The demo stores, one for each design. */
export const demoStores: readonly string[] = ['teranga', 'lybalikou', 'rahmou-serwiss'];

/** The demo stores, or the one that `--store=` names. */
export function chosenStores(args: readonly string[]): readonly string[] {
  const store = option(args, 'store');
  return store === undefined ? demoStores : demoStores.filter((name) => name === store);
}
