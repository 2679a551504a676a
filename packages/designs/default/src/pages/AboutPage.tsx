import { useStoreInfo } from '@teranga/core/features/store-info';
import { Panel, SectionTitle } from '@teranga/design-kit';
import { Image } from '@teranga/ui/image';
import { Metrics } from './about/Metrics.tsx';
import styles from './about/About.module.css';
import { Testimonials } from './about/Testimonials.tsx';
import { ContentPage } from './content/ContentPage.tsx';

/** Page /about: the seller, its values, key figures and testimonials. */
export default function AboutPage() {
  const { about } = useStoreInfo();
  return (
    <ContentPage title={about.title} crumb="À propos" lead={about.text}>
      {about.image && (
        <Image
          image={about.image}
          sizes="(min-width: 80rem) 76rem, 100vw"
          isPriority
          className={styles.cover}
        />
      )}
      {about.features.length > 0 && (
        <div className={styles.tiles}>
          {about.features.map(({ title, description }) => (
            <Panel key={title} kind="info" title={title}>
              <p>{description}</p>
            </Panel>
          ))}
        </div>
      )}
      <Metrics metrics={about.metrics} />
      {about.sections.map(({ title, text, image }) => (
        <section key={title} className={styles.section} aria-label={title}>
          {image && (
            <Image
              image={{ ...image, alt: '' }}
              sizes="(min-width: 48rem) 40rem, 100vw"
              className={styles.image}
            />
          )}
          <div className={styles.words}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </section>
      ))}
      {about.values.length > 0 && (
        <section aria-label="Nos valeurs" className={styles.group}>
          <SectionTitle title="Nos valeurs" />
          <div className={styles.tiles}>
            {about.values.map(({ title, description }) => (
              <div key={title} className={styles.value}>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            ))}
          </div>
        </section>
      )}
      <Testimonials testimonials={about.testimonials} />
    </ContentPage>
  );
}
