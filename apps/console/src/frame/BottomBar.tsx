import { ScreenLink } from './ScreenLink.tsx';
import { useScreens } from './useScreens.ts';
import styles from './BottomBar.module.css';

/** The bar under the thumb, on a phone. */
export function BottomBar() {
  return (
    <nav className={styles['bar']} aria-label="Écrans, en bas">
      {useScreens().map((screen) => (
        <ScreenLink key={screen.path} screen={screen} className={styles['link']} />
      ))}
    </nav>
  );
}
