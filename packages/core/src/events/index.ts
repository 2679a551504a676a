export * from './shopEvents.ts';
