import type { StoreInfoView } from '@teranga/core/features/store-info';
import { SectionTitle } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { Check } from 'lucide-react';
import { Barcode } from '../../ticket/Barcode.tsx';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './AboutSection.module.css';

type About = StoreInfoView['about'];

function Sections({ sections }: { sections: About['sections'] }) {
  if (sections.length === 0) return null;
  return (
    <div className={styles.ways}>
      {sections.map(({ title, text, image }) => (
        <article key={title} className={styles.way}>
          {image && (
            <Image
              image={{ ...image, alt: '' }}
              sizes="(min-width: 48rem) 20rem, 100vw"
              className={styles.wayImage}
            />
          )}
          <div>
            <h3>{title}</h3>
            <p className={styles.soft}>{text}</p>
          </div>
        </article>
      ))}
    </div>
  );
}

/** About the agency: introduction, promises, values. */
export function AboutSection({ about }: { about: About }) {
  return (
    <section id="apropos" className={styles.section} aria-label="À propos">
      <div className={styles.introduction}>
        <div className={styles.words}>
          <SectionTitle title={about.title} />
          <p className={styles.lead}>{about.text}</p>
          {about.features.length > 0 && (
            <ul className={styles.features}>
              {about.features.map(({ title, description }) => (
                <li key={title} className={styles.feature}>
                  <Check className={styles.tick} size={20} strokeWidth={1.75} aria-hidden="true" />
                  <span>
                    <strong className={styles.featureTitle}>{title}</strong>
                    <span className={styles.soft}>{description}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {about.image && (
          <div className={classNames(ticketClass.across, styles.card)}>
            <div className={classNames(ticketClass.main, styles.cardMain)}>
              <Image
                image={about.image}
                sizes="(min-width: 64rem) 34rem, 92vw"
                className={styles.cardImage}
              />
            </div>
            <ul className={classNames(ticketClass.stub, styles.cardStub)}>
              {about.values.map(({ title, description }) => (
                <li key={title}>
                  <strong className={ticketClass.label}>{title}</strong>
                  <span className={styles.value}>{description}</span>
                </li>
              ))}
              <li className={styles.cardBars} aria-hidden="true">
                <Barcode words={about.title} className={styles.bars} />
              </li>
            </ul>
          </div>
        )}
      </div>
      <Sections sections={about.sections} />
    </section>
  );
}
