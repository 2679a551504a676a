import { NavLink } from 'react-router-dom';
import type { screens } from './screens.ts';

interface ScreenLinkProps {
  screen: (typeof screens)[number];
  className: string | undefined;
  onClick?: () => void;
}

/** The way to a screen, with its icon. */
export function ScreenLink({ screen, className, onClick }: ScreenLinkProps) {
  return (
    <NavLink
      to={`/${screen.path}`}
      className={className ?? ''}
      title={`Touches g puis ${screen.key}`}
      onClick={onClick}
    >
      <screen.icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {screen.label}
    </NavLink>
  );
}
