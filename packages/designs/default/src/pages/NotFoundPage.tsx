import { EmptyState } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import layout from '../layout/layout.module.css';
import { SearchForm } from '../search-form/index.ts';
import styles from './NotFoundPage.module.css';

/** Any other address. */
export default function NotFoundPage() {
  return (
    <div className={layout.page}>
      <h1 className={styles.title}>Page introuvable</h1>
      <EmptyState
        illustration="lost"
        title="Il n’y a rien à cette adresse."
        text="Le lien est peut-être ancien, ou l’adresse mal recopiée. Cherchez l’article, ou revenez à la boutique."
        action={{ label: 'Retour à l’accueil', href: '/' }}
      />
      <div className={styles.ways}>
        <SearchForm className={styles.search} />
        <Link href="/products" className={buttonClass('plain')}>
          Voir tous les produits
        </Link>
      </div>
    </div>
  );
}
