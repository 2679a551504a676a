import type { MouseEvent } from 'react';
import { goTop } from '../navigation/goTop.ts';
import styles from './PageTopLink.module.css';

/** Scrolls to the top without a history entry. */
function press(event: MouseEvent) {
  event.preventDefault();
  goTop();
}

/** The way up at the end of every page, without JavaScript too. */
export function PageTopLink() {
  return (
    <nav className={styles.place} aria-label="Fin de page">
      <a className={styles.link} href="#top" onClick={press}>
        Haut de page
      </a>
    </nav>
  );
}
