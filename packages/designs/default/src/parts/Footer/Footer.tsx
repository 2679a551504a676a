import type { FooterView } from '@teranga/core/features/page-frame';
import { LinkList } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Email } from '@teranga/ui/email';
import { PhoneNumber } from '@teranga/ui/phone-number';
import { Image } from '@teranga/ui/image';
import { Mail, Phone } from 'lucide-react';
import { Awning } from '../../awning/index.ts';
import styles from './Footer.module.css';

function Contacts({ store }: Pick<FooterView, 'store'>) {
  if (store.phones.length + store.emails.length === 0) return null;
  return (
    <section className={styles.wide} aria-label="Nous joindre">
      <h2 className={styles.title}>Nous joindre</h2>
      <ul>
        {store.phones.map(({ label, display, href }) => (
          <li key={href}>
            <a className={styles.contact} href={href}>
              <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>
                {label && <span className={styles.label}>{label}</span>}
                <span className="figures">
                  <PhoneNumber number={display} />
                </span>
              </span>
            </a>
          </li>
        ))}
        {store.emails.map(({ label, email, href }) => (
          <li key={href}>
            <a className={styles.contact} href={href}>
              <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>
                {label && <span className={styles.label}>{label}</span>}
                <Email address={email} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Networks({ store }: Pick<FooterView, 'store'>) {
  if (store.networks.length === 0) return null;
  return (
    <ul className={styles.networks} aria-label="Réseaux sociaux">
      {store.networks.map(({ url, label }) => (
        <li key={url}>
          <a className={styles.network} href={url} rel="noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The footer, under an awning: about the store, its contacts, links to its pages. */
export function Footer({ store, columns, ...legal }: FooterView) {
  return (
    <footer className={styles.footer}>
      <Awning />
      <div className={classNames(styles.columns, 'lists')}>
        <div className={styles.store}>
          <Image image={{ ...store.logo, alt: '' }} sizes="9rem" className={styles.logo} />
          <p className={styles.name}>{store.name}</p>
          {store.footerDescription && <p>{store.footerDescription}</p>}
          <Networks store={store} />
        </div>
        <Contacts store={store} />
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <LinkList links={links} styles={{ link: styles.link }} />
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <p>{legal.copyright}</p>
        <LinkList links={legal.legalLinks} styles={{ list: styles.legalLinks, link: styles.link }} />
        {legal.legalLine && <p>{legal.legalLine}</p>}
        {legal.ratesCredit && (
          <a className={styles.link} href={legal.ratesCredit.href} rel="noopener">
            {legal.ratesCredit.label}
          </a>
        )}
        <p className={styles.platform}>{legal.platformLine}</p>
      </div>
    </footer>
  );
}
