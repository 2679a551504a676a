export * from './whatsapp.ts';
