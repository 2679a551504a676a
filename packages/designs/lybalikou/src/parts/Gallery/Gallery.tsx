import { isFocusVisible } from '@teranga/ui/focus-visible';
import { intent, type PartProps } from '@teranga/design-kit';
import { Image } from '@teranga/ui/image';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { useRef } from 'react';
import { aloneSizes, firstSizes, laterSizes } from '../../layout/pieceSizes.ts';
import styles from './Gallery.module.css';
import { Thumbnails } from './Thumbnails.tsx';
import { useCurrentImage } from './useCurrentImage.ts';

/** Rendered width of one of a product's images. */
function sizesOf(index: number, count: number): string {
  if (count === 1) return aloneSizes;
  return index === 0 ? firstSizes : laterSizes;
}

function Pages({ images, name, enlarge }: PartProps['Gallery']) {
  const list = useRef<HTMLUListElement>(null);
  const place = useCurrentImage(list);
  return (
    <div className={styles.gallery}>
      <ul
        ref={list}
        className={styles.pages}
        // Swiped by thumb on a phone, moved by arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must be reachable by keyboard.
        tabIndex={images.length > 1 ? 0 : undefined}
        aria-label={`Photos de ${name}`}
        onScroll={place.look}
      >
        {images.map((image, index) => (
          <li key={image.src} className={styles.page}>
            <button
              type="button"
              className={styles.enlarge}
              onClick={() => enlarge(index)}
              onFocus={({ target }) => isFocusVisible(target) && place.reach(index)}
              {...intent('viewer')}
            >
              <VisuallyHidden>Agrandir : </VisuallyHidden>
              <Image
                image={image}
                sizes={sizesOf(index, images.length)}
                isPriority={index === 0}
                className={styles.image}
              />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && <Thumbnails images={images} chosen={place.index} choose={place.show} />}
    </div>
  );
}

/** The product's images: swiped on a phone, two columns on a wide screen. */
export function Gallery(props: PartProps['Gallery']) {
  const { images } = props;
  if (images.length === 0) return <Image image={null} sizes={aloneSizes} className={styles.image} />;
  // A new set of images, as of another fabric, starts at the first one.
  return <Pages key={images[0]?.src} {...props} />;
}
