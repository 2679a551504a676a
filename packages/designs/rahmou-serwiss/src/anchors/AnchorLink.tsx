import { Link } from '@teranga/design-kit/navigation';
import type { ComponentProps } from 'react';
import { anchorHref, type AnchorId } from './anchors.ts';

/** Puts the focus on a place of the home page: who goes there by keyboard goes on from there. */
export function standAt(id: AnchorId): void {
  document.getElementById(id)?.focus({ preventScroll: true });
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
