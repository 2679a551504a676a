export * from './Button.tsx';
export * from './EnterSubmit.tsx';
export * from './buttonClass.ts';
export * from './staysInField.ts';
