export * from './apiKey.ts';
export * from './audit.ts';
export * from './message.ts';
export * from './order.ts';
export * from './page.ts';
export * from './session.ts';
export * from './settings.ts';
export * from './staff.ts';
