import { overlayOpened } from '@teranga/core/features/overlay';
import { useAppDispatch } from '@teranga/core/lib/store';
import { zoomFactor, zoomView, type ImagePoint } from '@teranga/core/lib/zoom';
import { useEffect, useState } from 'react';
import type { HostProps } from './host.ts';
import { watchCards } from './watchCards.ts';
import styles from './ZoomHost.module.css';

interface Shown {
  image: HTMLImageElement;
  point: ImagePoint;
}

/** Puts the lens above everything, including open dialogs. */
const toTopLayer = (box: HTMLElement | null) => box?.showPopover?.();

function Lens({ image, point }: Shown) {
  const area = image.getBoundingClientRect();
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { box, image: imageBox } = zoomView(area, point, screen);
  return (
    <div ref={toTopLayer} popover="manual" className={styles.box} style={box} aria-hidden="true">
      <img
        className={styles.image}
        style={{
          ...imageBox,
          objectFit: getComputedStyle(image).objectFit as 'cover',
          // The card's image is the placeholder until the larger one is loaded.
          backgroundImage: `url("${image.currentSrc}")`,
        }}
        src={image.currentSrc}
        {...(image.srcset ? { srcSet: image.srcset, sizes: `${Math.round(area.width * zoomFactor)}px` } : {})}
        alt=""
      />
    </div>
  );
}

/** Magnifies a card's image under a resting pointer, and opens it at full size on a long press. */
export function Host({ lastTouch }: HostProps) {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(
    () =>
      watchCards(document, lastTouch.current, {
        magnify: (image, point) => setShown({ image, point }),
        leave: () => setShown(null),
        enlarge: (image) => {
          const name = image.closest('[data-intent]')?.querySelector('a')?.textContent ?? image.alt;
          const { src, srcset, alt } = image;
          const enlarged = { src, alt, ...(srcset ? { srcSet: srcset } : {}) };
          dispatch(overlayOpened({ kind: 'viewer', images: [enlarged], index: 0, name }));
        },
      }),
    [dispatch, lastTouch],
  );
  return shown && <Lens {...shown} />;
}
