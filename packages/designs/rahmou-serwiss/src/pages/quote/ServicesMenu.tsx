import type { QuoteMenuView } from '@teranga/core/features/quotes';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { LifeBuoy } from 'lucide-react';
import { QuoteByWhatsApp } from './QuoteByWhatsApp.tsx';
import styles from './ServicesMenu.module.css';

/**
 * Every service by category, and help with the choice. After the form in reading order; on its left
 * where there is space.
 */
export function ServicesMenu({
  menu,
  onChoose,
  whatsappHref,
}: {
  menu: QuoteMenuView[];
  onChoose: () => void;
  whatsappHref: string | null;
}) {
  return (
    <aside className={styles.side}>
      <nav className={styles.menu} aria-label="Services par catégorie">
        {menu.map(({ id, name, services }) => (
          <div key={id}>
            <h2 className={styles.category}>{name}</h2>
            <ul>
              {services.map((service) => (
                <li key={service.id}>
                  <Link
                    className={styles.link}
                    href={service.href}
                    aria-current={service.isCurrent ? 'page' : undefined}
                    onClick={onChoose}
                  >
                    {service.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.help}>
        <LifeBuoy size={24} strokeWidth={1.75} aria-hidden="true" />
        <h2 className={styles.helpTitle}>Besoin d’aide ?</h2>
        <p>Vous hésitez entre deux services, ou votre voyage est particulier ? Parlons-en.</p>
        <QuoteByWhatsApp href={whatsappHref} />
        <Link className={buttonClass('quiet')} href="/contacts">
          Nous contacter
        </Link>
      </div>
    </aside>
  );
}
