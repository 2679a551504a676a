import { Link } from '@teranga/design-kit/navigation';
import type { ComponentProps } from 'react';

/** An option that is a link; without an address, for a value without results, it is plain text. */
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
