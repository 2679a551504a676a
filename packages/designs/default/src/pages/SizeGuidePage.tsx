import { noSizeGuideText, useSizeGuide } from '@teranga/core/features/store-info/content';
import { EmptyState, Panel } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { ContentPage } from './content/ContentPage.tsx';
import { SizeCategory } from './size-guide/SizeCategory.tsx';
import styles from './size-guide/SizeGuide.module.css';

/** Page /size-guide: the size tables. */
export default function SizeGuidePage() {
  const guide = useSizeGuide();
  if (!guide)
    return (
      <ContentPage title="Guide des tailles">
        <EmptyState
          illustration="search"
          title={noSizeGuideText}
          action={{ label: 'Voir la boutique', href: '/products' }}
        />
      </ContentPage>
    );
  return (
    <ContentPage title={guide.title} crumb="Guide des tailles" lead={guide.description}>
      <div className={classNames(styles.guide, guide.cover && styles.illustrated)}>
        {guide.cover && (
          <Image
            image={{ ...guide.cover, alt: '' }}
            sizes="(min-width: 60rem) 28rem, 100vw"
            isPriority
            className={styles.cover}
          />
        )}
        <div className={styles.categories}>
          {guide.categories.map((category, index) => (
            <SizeCategory key={category.title} category={category} isFirst={index === 0} />
          ))}
        </div>
      </div>
      {guide.notes.length > 0 && (
        <Panel kind="info" title="Notes importantes">
          <ul className={styles.notes}>
            {guide.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Panel>
      )}
    </ContentPage>
  );
}
