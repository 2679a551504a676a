import type { FooterView } from '@teranga/core/features/page-frame';
import { LinkList } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Email } from '@teranga/ui/email';
import { PhoneNumber } from '@teranga/ui/phone-number';
import type { CSSProperties } from 'react';
import layout from '../../layout/layout.module.css';
import styles from './Footer.module.css';
import { nameWidth } from './nameWidth.ts';
import { Spine } from './Spine.tsx';

const Title = ({ words }: { words: string }) => (
  <h2 className={classNames(layout.label, styles.title)}>{words}</h2>
);

function Contacts({ store }: Pick<FooterView, 'store'>) {
  const ways = [
    ...store.phones.map(({ label, display, href }) => ({
      label,
      text: <PhoneNumber number={display} />,
      href,
    })),
    ...store.emails.map(({ label, email, href }) => ({ label, text: <Email address={email} />, href })),
  ];
  if (ways.length === 0) return null;
  return (
    <section className={styles.ways} aria-label="Nous joindre">
      <Title words="Nous joindre" />
      <ul>
        {ways.map(({ label, text, href }) => (
          <li key={href}>
            <a href={href} className={styles.way}>
              {label && <span className={styles.soft}>{label}</span>}
              <span className="figures">{text}</span>
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
          <a href={url} rel="noopener" className={styles.link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The footer: about text, contacts, and the store's name at the full width of the page. */
export function Footer({
  store,
  columns,
  legalLinks,
  legalLine,
  ratesCredit,
  copyright,
  platformLine,
}: FooterView) {
  return (
    <>
      <Spine store={store} />
      <footer className={styles.footer}>
        <div className={classNames(styles.columns, 'lists')}>
          <div className={styles.about}>
            {store.footerDescription && <p className={styles.words}>{store.footerDescription}</p>}
            <Networks store={store} />
          </div>
          <Contacts store={store} />
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Title words={title} />
              <LinkList links={links} styles={{ link: styles.link }} />
            </nav>
          ))}
        </div>
        <p
          className={styles.name}
          style={{ '--ems': nameWidth(store.name) } as CSSProperties}
          aria-hidden="true"
        >
          {store.name}
        </p>
        <div className={styles.legal}>
          <p>{copyright}</p>
          <LinkList links={legalLinks} styles={{ list: styles.legalLinks, link: styles.link }} />
          {legalLine && <p className={styles.soft}>{legalLine}</p>}
          {ratesCredit && (
            <a href={ratesCredit.href} rel="noopener" className={styles.link}>
              {ratesCredit.label}
            </a>
          )}
          <p className={styles.soft}>{platformLine}</p>
        </div>
      </footer>
    </>
  );
}
