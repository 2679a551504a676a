import { SectionTitle, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Image } from '@teranga/ui/image';
import layout from '../../layout/layout.module.css';
import styles from './CategoryTiles.module.css';

/** Categories in a row of calabashes. */
export function CategoryTiles({ title, tiles }: PartProps['CategoryTiles']) {
  if (tiles.length === 0) return null;
  return (
    <section className={layout.section} aria-label={title}>
      <SectionTitle title={title} />
      <ul className={styles.row}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Link href={tile.href} className={styles.tile}>
              <span className={styles.rim}>
                <Image
                  image={tile.image && { ...tile.image, alt: '' }}
                  sizes="(min-width: 64rem) 9rem, 28vw"
                  className={styles.image}
                />
              </span>
              <span className={styles.name}>{tile.name}</span>
              {tile.countLabel && <span className={styles.count}>{tile.countLabel}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
