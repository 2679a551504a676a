import { SectionTitle, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Picture } from '@teranga/ui/picture';
import layout from '../../layout/layout.module.css';
import styles from './CategoryTiles.module.css';

const tileSizes = 'auto, (min-width: 64rem) 24vw, (min-width: 40rem) 32vw, 50vw';

/** Categories: one image each, with its name in large type below. */
export function CategoryTiles({ title, tiles }: PartProps['CategoryTiles']) {
  if (tiles.length === 0) return null;
  return (
    <section className={layout.section} aria-label={title}>
      <SectionTitle title={title} />
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.id} className={styles.place}>
            <Link href={tile.href} className={styles.tile}>
              <span className={styles.frame}>
                <Picture
                  picture={tile.picture && { ...tile.picture, alt: '' }}
                  sizes={tileSizes}
                  className={styles.picture}
                />
              </span>
              <span className={styles.caption}>
                <span className={styles.name}>{tile.name}</span>
                {tile.countLabel && <span className={layout.label}>{tile.countLabel}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
