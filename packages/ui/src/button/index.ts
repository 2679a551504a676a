export * from './Button.tsx';
export * from './buttonClass.ts';
