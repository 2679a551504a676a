export * from './Picture.tsx';
