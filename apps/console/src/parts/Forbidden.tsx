import { Notice } from './Notice.tsx';

/** Stands for a screen that the member's role does not open. */
export const Forbidden = () => (
  <Notice
    tone="forbidden"
    title="Votre rôle ne donne pas accès à cet écran"
    text="Demandez-le à la personne propriétaire de la boutique."
  />
);
