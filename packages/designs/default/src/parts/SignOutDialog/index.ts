export { SignOutDialog, SignOutDialog as part } from './SignOutDialog.tsx';
