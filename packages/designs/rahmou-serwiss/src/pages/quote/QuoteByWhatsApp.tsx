import { buttonClass } from '@teranga/ui/button';
import { MessageCircle } from 'lucide-react';

/**
 * Opens WhatsApp with the request as typed so far; renders nothing for an agency without a number.
 */
export function QuoteByWhatsApp({ href }: { href: string | null }) {
  if (href === null) return null;
  return (
    <a className={buttonClass('quiet')} href={href} rel="noopener">
      <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
      Demander par WhatsApp
    </a>
  );
}
