import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { NoImage } from './NoImage.tsx';
import styles from './Image.module.css';

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
  image: ImageSource | null;
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

/**
 * Browsers without scripts load the images of a whole page at once: small ones, as with the data
 * saver.
 */
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
export function Image({ image, sizes, isPriority = false, className, missing }: ImageProps) {
  const [brokenSrc, setBrokenSrc] = useBroken();
  const src = image?.src;
  // A server-rendered image may have failed before React could handle the event.
  const watch = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '')
        setBrokenSrc(element.getAttribute('src'));
    },
    [setBrokenSrc],
  );
  const isShown = image !== null && brokenSrc !== src;
  return (
    <span
      className={classNames(styles.box, className)}
      style={isShown && image.color ? { backgroundColor: image.color } : undefined}
    >
      {isShown ? (
        <img
          ref={watch}
          className={styles.image}
          alt={image.alt}
          // Before `src`: some browsers start loading before they read a later `loading` attribute.
          loading={isPriority ? 'eager' : 'lazy'}
          {...(isPriority ? { fetchPriority: 'high' } : {})}
          decoding="async"
          {...(image.srcSet ? { sizes: withoutScripts(sizes, isPriority), srcSet: image.srcSet } : {})}
          src={image.src}
          onError={() => setBrokenSrc(image.src)}
        />
      ) : (
        (missing ?? <NoImage label={image?.alt ?? ''} />)
      )}
    </span>
  );
}
