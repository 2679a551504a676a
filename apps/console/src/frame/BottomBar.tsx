import { Drawer } from '@teranga/ui/dialog';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenLink } from './ScreenLink.tsx';
import { useScreens } from './useScreens.ts';
import styles from './BottomBar.module.css';

/** How many places a narrow phone has room for. */
const places = 5;

/** The bar under the thumb, on a phone; screens without a place are behind «Plus». */
export function BottomBar() {
  const screens = useScreens();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const shown = screens.length > places ? screens.slice(0, places - 1) : screens;
  const others = screens.slice(shown.length);
  const isOnOther = others.some(({ path }) => pathname.split('/')[1] === path);
  return (
    <nav className={styles.bar} aria-label="Écrans, en bas">
      {shown.map((screen) => (
        <ScreenLink key={screen.path} screen={screen} className={styles.link} />
      ))}
      {others.length > 0 && (
        <>
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            data-current={isOnOther}
            onClick={() => setOpen(true)}
          >
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
            Plus
          </button>
          <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="Autres écrans" side="end">
            <div className={styles.others}>
              {others.map((screen) => (
                <ScreenLink
                  key={screen.path}
                  screen={screen}
                  className={styles.other}
                  onClick={() => setOpen(false)}
                />
              ))}
            </div>
          </Drawer>
        </>
      )}
    </nav>
  );
}
