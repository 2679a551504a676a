export * from './contrast.ts';
export * from './tokens.ts';
