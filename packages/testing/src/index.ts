export * from './carts.ts';
export * from './handlers.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './products.ts';
export * from './stores.ts';
export * from './world.ts';
