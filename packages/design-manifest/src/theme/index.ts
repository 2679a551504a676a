export * from './colorPairs.ts';
export * from './contrast.ts';
export * from './tokens.ts';
