export * from './orderStatus.ts';
