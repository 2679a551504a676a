export * from './economyChoice.ts';
export { useEconomy, type EconomyView } from './useEconomy.ts';
