import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { MessageCircle } from 'lucide-react';

export interface WhatsAppLinkProps {
  /** Null if the store has no number: nothing is rendered. */
  href: string | null;
  label: string;
  className?: string | undefined;
}

/** Opens WhatsApp with a prefilled message. */
export function WhatsAppLink({ href, label, className }: WhatsAppLinkProps) {
  if (href === null) return null;
  return (
    <a href={href} rel="noopener" className={classNames(buttonClass('plain'), className)}>
      <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
      {label}
    </a>
  );
}
