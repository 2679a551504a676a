export { AlertDialog, type Alert } from './AlertDialog.tsx';
