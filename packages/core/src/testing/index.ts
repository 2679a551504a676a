export * from './renderWithStore.tsx';
