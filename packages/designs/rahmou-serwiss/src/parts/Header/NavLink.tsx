import { Link } from '@teranga/design-kit/navigation';
import { AnchorLink } from '../../anchors/AnchorLink.tsx';
import type { NavLinkView } from './navLinks.ts';

/** A link of the menu, which marks the current page or section. */
export function NavLink({
  link: { label, href, isCurrent, anchor },
  className,
  onClick,
}: {
  link: NavLinkView;
  className?: string | undefined;
  onClick?: () => void;
}) {
  if (anchor) {
    return (
      <AnchorLink
        to={anchor}
        className={className}
        aria-current={isCurrent ? 'location' : undefined}
        onClick={onClick}
      >
        {label}
      </AnchorLink>
    );
  }
  return (
    <Link href={href} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
      {label}
    </Link>
  );
}
