export * from './ThemeToggle.tsx';
