import { Link } from '@teranga/design-kit/navigation';
import type { ComponentProps } from 'react';

/** A choice that leads somewhere; without an address it would show nothing, and is words alone. */
export function ChoiceLink({
  href,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'href'> & { href: string | null }) {
  if (href !== null) return <Link href={href} {...rest} />;
  const { className, children } = rest;
  return (
    <span className={className} data-empty="">
      {children}
    </span>
  );
}
