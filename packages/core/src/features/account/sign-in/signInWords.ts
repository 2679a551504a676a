import { signInPath } from '../links/index.ts';
import type { SignInMode } from './requestCode.ts';

/** The form selected by the URL. */
export const readMode = (query: URLSearchParams): SignInMode =>
  query.get('mode') === 'register' ? 'register' : 'login';

/** Shown over the code's field. */
export const codeTitle = 'Code de vérification';

/** The texts of each form. */
export const formWords = {
  login: {
    title: 'Connexion',
    intro:
      'Indiquez le numéro de téléphone ou l’email de votre compte : nous y envoyons un code à 6 chiffres.',
    submitLabel: 'Recevoir mon code',
  },
  register: {
    title: 'Créer un compte',
    intro: 'Votre adresse est gardée pour vos prochaines commandes. Pas de mot de passe : un code suffit.',
    submitLabel: 'Créer mon compte',
  },
} as const;

/** The other form, at the same returnUrl. */
export function otherForm(mode: SignInMode, query: URLSearchParams) {
  const returnUrl = query.get('returnUrl');
  const params = new URLSearchParams({
    ...(mode === 'login' && { mode: 'register' }),
    ...(returnUrl !== null && { returnUrl }),
  }).toString();
  const href = params === '' ? signInPath : `${signInPath}?${params}`;
  return mode === 'login'
    ? { question: 'Pas encore de compte ?', label: 'Créer un compte', href }
    : { question: 'Vous avez déjà un compte ?', label: 'Se connecter', href };
}
