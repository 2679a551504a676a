export * from './RichText.tsx';
