import { buttonClass, type ButtonVariant } from '@teranga/ui/button';
import type { ComponentPropsWithRef } from 'react';

type LinkButtonProps = ComponentPropsWithRef<'a'> & { href: string; variant?: ButtonVariant };

/** A link to another program or document that looks like a button. */
export function LinkButton({ variant = 'quiet', children, ...link }: LinkButtonProps) {
  return (
    <a {...link} className={buttonClass(variant)}>
      {children}
    </a>
  );
}
