import { SectionTitle, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Image } from '@teranga/ui/image';
import layout from '../../layout/layout.module.css';
import styles from './CategoryTiles.module.css';

/** Rendered width of the image at a place, as in the style sheet. */
const sizesAt = (index: number) =>
  `(min-width: 64rem) ${index % 6 === 0 || index % 6 === 5 ? 35 : 20}vw, (min-width: 40rem) 27vw, 42vw`;

/** Categories: one image each, with its name in large type below. */
export function CategoryTiles({ title, tiles }: PartProps['CategoryTiles']) {
  if (tiles.length === 0) return null;
  return (
    <section className={layout.section} aria-label={title}>
      <SectionTitle title={title} />
      <ul className={styles.tiles}>
        {tiles.map((tile, index) => (
          <li key={tile.id} className={styles.place}>
            <Link href={tile.href} className={styles.tile}>
              <span className={styles.frame}>
                <Image
                  image={tile.image && { ...tile.image, alt: '' }}
                  sizes={sizesAt(index)}
                  className={styles.image}
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
