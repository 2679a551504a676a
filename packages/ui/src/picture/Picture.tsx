import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { NoImage } from './NoImage.tsx';
import styles from './Picture.module.css';

/** Properties of an image. */
export interface ImageSource {
  src: string;
  srcSet?: string;
  /** Empty if adjacent text already says it. */
  alt: string;
  /** `#rrggbb`, shown while it loads. */
  color?: string;
}

export interface ImageProps {
  /** Null renders a placeholder. */
  picture: ImageSource | null;
  /** Rendered width, as in HTML: `(min-width: 64rem) 20vw, 50vw`. */
  sizes: string;
  /** True above the fold: loaded at once, before the rest. */
  isPriority?: boolean | undefined;
  /** Sets the box: its `aspect-ratio`, else `--card-ratio`. */
  className?: string | undefined;
  /** Replaces the default placeholder of a missing image. */
  missing?: ReactNode;
}

const hasPairedParentheses = (text: string) => text.split('(').length === text.split(')').length;

/** The last of `sizes`, which holds on phones: what follows the last comma outside parentheses. */
const phoneSize = (sizes: string): string => {
  const parts = sizes.split(', ');
  const first = parts.findLastIndex((_part, index) => hasPairedParentheses(parts.slice(index).join(', ')));
  return parts.slice(first).join(', ');
};

/** Browsers without scripts load the images of a whole page at once: small ones, as with the data saver. */
const withoutScripts = (sizes: string, isPriority: boolean) =>
  `(scripting: none) ${isPriority ? `calc((${phoneSize(sizes)}) * 0.3)` : '20vw'}, ${sizes}`;

/** Delay in milliseconds before a failed image is retried. */
export const retryMs = 4000;

/**
 * The address that failed, and its error handler. It is retried once, and whenever the network is
 * back.
 */
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

/**
 * An image that fills its box. The box has its size, and the image's colour, before a byte has
 * arrived.
 */
export function Picture({ picture, sizes, isPriority = false, className, missing }: ImageProps) {
  const [brokenSrc, setBrokenSrc] = useBroken();
  const src = picture?.src;
  // A server-rendered image may have failed before React could handle the event.
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
          // Before `src`: some browsers start loading before they read a later `loading` attribute.
          loading={isPriority ? 'eager' : 'lazy'}
          {...(isPriority ? { fetchPriority: 'high' } : {})}
          decoding="async"
          {...(picture.srcSet ? { sizes: withoutScripts(sizes, isPriority), srcSet: picture.srcSet } : {})}
          src={picture.src}
          onError={() => setBrokenSrc(picture.src)}
        />
      ) : (
        (missing ?? <NoImage label={picture?.alt ?? ''} />)
      )}
    </span>
  );
}
