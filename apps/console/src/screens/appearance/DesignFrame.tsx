import { Skeleton } from '@teranga/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { designsApi } from '../../api/designsApi.ts';
import { applyLook, holdStill, type FrameLook } from './frameTokens.ts';
import styles from './DesignFrame.module.css';

export type Device = 'phone' | 'desk';

interface DesignFrameProps {
  /** Id and name of the design. */
  design: { id: string; name: string };
  device: Device;
  path: string;
  look?: FrameLook | undefined;
  /** The page can be scrolled by pointer. */
  isScrollable?: boolean;
  /** Receives the page's root element each time that a page is there. */
  onShown?: (root: HTMLElement) => void;
}

/** The size of a device's window, in pixels. */
const sizes: Record<Device, { width: number; height: number; name: string }> = {
  phone: { width: 390, height: 780, name: 'téléphone' },
  desk: { width: 1280, height: 860, name: 'ordinateur' },
};

/** Another pass would reload a frame's page. */
export const samePass = { refetchOnFocus: false, refetchOnReconnect: false } as const;

/** The pass of the link, which a frame keeps in its own address. */
const passOf = (url: string) => new URL(url).searchParams.get('apercu') ?? '';

/**
 * A real page of this store in a design, made as small as its place: to be looked at, not to be
 * used.
 */
export function DesignFrame(props: DesignFrameProps) {
  const { design, device, path, look, isScrollable = false, onShown } = props;
  const { data } = designsApi.useFramePassQuery(design.id, samePass);
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0);
  const [isShown, setShown] = useState(false);
  const { width, height, name } = sizes[device];

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / width);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [width]);
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (isShown && root && look) applyLook(root, look);
  }, [isShown, look]);

  const show = () => {
    const root = frame.current?.contentDocument?.documentElement;
    setShown(true);
    if (!root) return;
    holdStill(root, isScrollable);
    onShown?.(root);
    if (look) applyLook(root, look);
  };
  return (
    <div ref={place} className={styles.place} data-device={device} style={{ height: height * scale }}>
      {!isShown && <Skeleton className={styles.waiting} />}
      {data && (
        // Without scripts: a page that is looked at needs none, and several would slow a phone
        // down.
        <iframe
          ref={frame}
          title={`${design.name} sur ${name}`}
          src={`${path}?cadre=${encodeURIComponent(passOf(data.url))}`}
          sandbox="allow-same-origin"
          loading="lazy"
          tabIndex={-1}
          data-scrollable={isScrollable}
          width={width}
          height={height}
          className={styles.frame}
          style={{ transform: `scale(${scale})` }}
          onLoad={show}
        />
      )}
    </div>
  );
}
