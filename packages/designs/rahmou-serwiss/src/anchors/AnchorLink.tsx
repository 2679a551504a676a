import { Link } from '@teranga/design-kit/navigation';
import type { ComponentProps } from 'react';
import { anchorHref, type AnchorId } from './anchors.ts';

/** Focuses a section of the home page, so that keyboard navigation continues there. */
export function focusAnchor(id: AnchorId): void {
  const place = document.getElementById(id);
  // Only now: an element focusable from the start would make the browser scroll to it smoothly
  // while the page loads.
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

/** A link to a section of the home page, from any page. */
export function AnchorLink({
  to,
  onClick,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'href'> & { to: AnchorId }) {
  return (
    <Link
      {...rest}
      href={anchorHref(to)}
      onClick={(event) => {
        onClick?.(event);
        focusAnchor(to);
      }}
    />
  );
}
