import { canBeReached } from '@teranga/core/features/store-info';
import type { FooterView } from '@teranga/core/features/page-frame';
import { useFirstServices } from '@teranga/core/features/services';
import { LinkList } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Email } from '@teranga/ui/email';
import { PhoneNumber } from '@teranga/ui/phone-number';
import { anchorHref, shownOnHome } from '../anchors/anchors.ts';
import { useAnchors } from '../anchors/useAnchors.ts';
import { Barcode } from '../ticket/Barcode.tsx';
import { RouteArc } from '../ticket/RouteArc.tsx';
import styles from './Footer.module.css';

function Column({ title, links }: FooterView['columns'][number]) {
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <LinkList links={links} styles={{ link: styles.link }} />
    </div>
  );
}

function Contacts({ store }: { store: FooterView['store'] }) {
  return (
    <div className={styles.contacts}>
      <h2 className={styles.title}>Nous joindre</h2>
      <ul>
        {store.whatsappHref && (
          <li>
            <a className={styles.link} href={store.whatsappHref}>
              WhatsApp
            </a>
          </li>
        )}
        {store.phones.map(({ display, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <PhoneNumber number={display} />
            </a>
          </li>
        ))}
        {store.emails.map(({ email, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <Email address={email} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many services are listed. */
const listedServices = 6;

/**
 * The services, or a skeleton of the same size while they load, so that the visible footer does not
 * shift.
 */
function Services() {
  const services = useFirstServices(listedServices);
  if (services === null)
    return (
      <div className={styles.column} data-waits>
        <h2 className={styles.title}>Services</h2>
        {Array.from({ length: listedServices }, (_, place) => (
          <div key={place} className={styles.place} />
        ))}
      </div>
    );
  return services.length > 0 && <Column title="Services" links={services} />;
}

/** The footer, as a departure board at night. */
export default function Footer({
  store,
  columns,
  legalLinks,
  legalLine,
  ratesCredit,
  copyright,
  platformLine,
}: FooterView) {
  const agency = useAnchors(store).map(({ id, label }) => ({ label, href: anchorHref(id) }));
  const others = columns
    .map(({ title, links }) => ({ title, links: links.filter(({ href }) => !shownOnHome.has(href)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.name}>{store.name}</p>
          <RouteArc className={styles.arc} hasPlane />
          <p className={styles.text}>{store.footerDescription}</p>
          {store.networks.length > 0 && (
            <ul className={styles.networks}>
              {store.networks.map(({ url, label }) => (
                <li key={url}>
                  <a className={styles.link} href={url} rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {canBeReached(store) && <Contacts store={store} />}
        <nav className={styles.columns} aria-label="Pied de page">
          <Column title="Sur place" links={agency} />
          <Services />
          {others.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </nav>
      </div>
      <div className={styles.end}>
        <div className={styles.small}>
          <div className={styles.words}>
            <p>{copyright}</p>
            {legalLine && <p>{legalLine}</p>}
            <p>{platformLine}</p>
          </div>
          <div className={styles.words}>
            {legalLinks.map(({ label, href }) => (
              <Link key={href} className={styles.link} href={href}>
                {label}
              </Link>
            ))}
            {ratesCredit && (
              <a className={styles.link} href={ratesCredit.href} rel="noopener">
                {ratesCredit.label}
              </a>
            )}
          </div>
        </div>
        <Barcode words={store.name} className={styles.bars} />
      </div>
    </footer>
  );
}
