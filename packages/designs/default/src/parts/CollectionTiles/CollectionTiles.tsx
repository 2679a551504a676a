import { SectionTitle, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Image } from '@teranga/ui/image';
import { ArrowRight } from 'lucide-react';
import layout from '../../layout/layout.module.css';
import styles from './CollectionTiles.module.css';

/** Collections, each with its image and its name below. */
export function CollectionTiles({ title, tiles }: PartProps['CollectionTiles']) {
  if (tiles.length === 0) return null;
  return (
    <section className={layout.section} aria-label={title}>
      <SectionTitle title={title} />
      <ul className={styles.row}>
        {tiles.map((tile) => (
          <li key={tile.id} className={styles.cell}>
            <Link href={tile.href} className={styles.tile}>
              <Image
                image={tile.image && { ...tile.image, alt: '' }}
                sizes="(min-width: 64rem) 40rem, (min-width: 40rem) 50vw, 92vw"
                className={styles.image}
              />
              <span className={styles.board}>
                <span className={styles.words}>
                  <span className={styles.name}>{tile.name}</span>
                  {tile.description && <span className={styles.description}>{tile.description}</span>}
                  {tile.countLabel && <span className={styles.count}>{tile.countLabel}</span>}
                </span>
                <ArrowRight className={styles.arrow} size={24} strokeWidth={1.75} aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
