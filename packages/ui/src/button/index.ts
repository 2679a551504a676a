export * from './Button.tsx';
export * from './buttonClass.ts';
export * from './staysInField.ts';
