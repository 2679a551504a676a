import { ContactForm } from '@teranga/design-kit';
import { Skeleton } from '@teranga/ui/skeleton';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { ticketClass } from '../../ticket/ticketClass.ts';
import { PlainContactForm } from './PlainContactForm.tsx';
import styles from './ContactFormSoon.module.css';

/** How near the form must come before its code is fetched. */
const nearMargin = '600px';

/** True once the element has come near the window. */
function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        setIsNear(true);
      },
      { rootMargin: nearMargin },
    );
    if (ref.current) watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [ref]);
  return isNear;
}

/**
 * The contact form. Far down a long page, its code loads when it is near the viewport; its space is
 * reserved.
 */
export function ContactFormSoon({ label }: { label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const shape = <Skeleton className={styles.shape} />;
  return (
    <div ref={ref} className={styles.room}>
      <p className={ticketClass.label}>{label}</p>
      {isNear ? (
        <Suspense fallback={shape}>
          <ContactForm />
        </Suspense>
      ) : (
        shape
      )}
      <noscript>
        <PlainContactForm />
      </noscript>
    </div>
  );
}
