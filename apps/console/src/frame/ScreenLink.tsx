import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import type { screens } from './screens.ts';
import { useNewOrders } from './useNewOrders.ts';
import styles from './ScreenLink.module.css';

interface ScreenLinkProps {
  screen: (typeof screens)[number];
  className: string | undefined;
  onClick?: () => void;
}

/** The way to a screen, with its icon. */
export function ScreenLink({ screen, className, onClick }: ScreenLinkProps) {
  const arrived = useNewOrders();
  const count = screen.path === 'commandes' ? arrived : 0;
  return (
    <NavLink
      to={`/${screen.path}`}
      className={className ?? ''}
      title={`Touches g puis ${screen.key}`}
      onClick={onClick}
    >
      <screen.icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {screen.label}
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <VisuallyHidden>{count > 1 ? ' nouvelles' : ' nouvelle'}</VisuallyHidden>
        </span>
      )}
    </NavLink>
  );
}
