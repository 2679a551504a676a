export * from './cart.ts';
export * from './category.ts';
export * from './order.ts';
export * from './product.ts';
export * from './rates.ts';
export * from './service.ts';
export * from './store.ts';
export * from './wire.ts';
