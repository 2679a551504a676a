import type { OrderContacts } from '@teranga/core/features/store-info';
import type { ReactNode } from 'react';

const link = (href: string, label: string) => <a href={href}>{label}</a>;

/** How to order if the page's code does not run: one sentence, visible only then. */
export function OrderHelp({ contacts: { phone, whatsappHref } }: { contacts: OrderContacts }): ReactNode {
  if (!phone && !whatsappHref) return null;
  return (
    <aside id="order-help" aria-label="Aide à la commande">
      Si un bouton ne répond pas, commandez {phone && <>par téléphone au {link(phone.href, phone.display)}</>}
      {phone && whatsappHref && ' ou '}
      {whatsappHref && <>sur {link(whatsappHref, 'WhatsApp')}</>}.
    </aside>
  );
}
