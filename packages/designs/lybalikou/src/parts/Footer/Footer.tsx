import type { FooterView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { Email } from '@teranga/ui/email';
import type { CSSProperties, ReactNode } from 'react';
import layout from '../../layout/layout.module.css';
import styles from './Footer.module.css';
import { nameWidth } from './nameWidth.ts';
import { Spine } from './Spine.tsx';

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2 className={classNames(layout.label, styles.title)}>{title}</h2>
    <ul>{children}</ul>
  </>
);

function Contacts({ store }: Pick<FooterView, 'store'>) {
  const ways = [
    ...store.phones.map(({ label, display, href }) => ({ label, text: display, href })),
    ...store.emails.map(({ label, email, href }) => ({ label, text: <Email address={email} />, href })),
  ];
  if (ways.length === 0) return null;
  return (
    <section className={styles.ways} aria-label="Nous joindre">
      <Column title="Nous joindre">
        {ways.map(({ label, text, href }) => (
          <li key={href}>
            <a href={href} className={styles.way}>
              {label && <span className={styles.soft}>{label}</span>}
              <span className="figures">{text}</span>
            </a>
          </li>
        ))}
      </Column>
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

/** The back cover: what the house says of itself, where to reach it, and its name as wide as the page. */
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
              <Column title={title}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </Column>
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
          <ul className={styles.legalLinks}>
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
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
