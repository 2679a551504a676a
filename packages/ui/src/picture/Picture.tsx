import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { NoPicture } from './NoPicture.tsx';
import styles from './Picture.module.css';

/** What a picture needs to be drawn. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  /** Empty when the words beside it say it all. */
  alt: string;
  /** `#rrggbb`, shown while it loads. */
  color?: string;
}

export interface PictureProps {
  /** Null draws a neutral drawing. */
  picture: PictureSource | null;
  /** How wide it is drawn, as in HTML: `(min-width: 64rem) 20vw, 50vw`. */
  sizes: string;
  /** True for what is seen first: loaded at once, before the rest. */
  isPriority?: boolean | undefined;
  /** Sets the box: its `aspect-ratio`, else `--card-ratio`. */
  className?: string | undefined;
  /** Drawn where the picture is missing, instead of a neutral drawing. */
  missing?: ReactNode;
}

/** How long, in milliseconds, until a picture that could not be had is asked for once more. */
export const retryMs = 4000;

/** The address that could not be had, and how it is told. It is asked for once more, and whenever the network is back. */
function useBroken() {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const retriedSrc = useRef<string | null>(null);
  useEffect(() => {
    if (brokenSrc === null) return undefined;
    const retry = () => setBrokenSrc(null);
    const timer = retriedSrc.current === brokenSrc ? undefined : setTimeout(retry, retryMs);
    retriedSrc.current = brokenSrc;
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [brokenSrc]);
  return [brokenSrc, setBrokenSrc] as const;
}

/** A picture that fills its box. The box has its size, and the picture's colour, before a byte has arrived. */
export function Picture({ picture, sizes, isPriority = false, className, missing }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useBroken();
  const src = picture?.src;
  // A picture of the server's page may have failed before React was there to hear it.
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '')
        setBrokenSrc(image.getAttribute('src'));
    },
    [setBrokenSrc],
  );
  const isShown = picture !== null && brokenSrc !== src;
  return (
    <span
      className={classNames(styles['box'], className)}
      style={isShown && picture.color ? { backgroundColor: picture.color } : undefined}
    >
      {isShown ? (
        <img
          ref={watch}
          className={styles['image']}
          alt={picture.alt}
          // Before the addresses: a browser that is told of laziness after them has begun to load.
          loading={isPriority ? 'eager' : 'lazy'}
          {...(isPriority ? { fetchPriority: 'high' } : {})}
          decoding="async"
          {...(picture.srcSet ? { sizes, srcSet: picture.srcSet } : {})}
          src={picture.src}
          onError={() => setBrokenSrc(picture.src)}
        />
      ) : (
        (missing ?? <NoPicture label={picture?.alt ?? ''} />)
      )}
    </span>
  );
}
