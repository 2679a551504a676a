import { Link } from '@teranga/design-kit/navigation';
import type { ComponentProps } from 'react';
import { anchorHref, type AnchorId } from './anchors.ts';

/** Puts the focus on a place of the home page: who goes there by keyboard goes on from there. */
export function standAt(id: AnchorId): void {
  const place = document.getElementById(id);
  // Only now: a place that takes the focus from the start would have the browser glide to it while the page loads.
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

/** A link to a place of the home page, from anywhere. */
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
        standAt(to);
      }}
    />
  );
}
