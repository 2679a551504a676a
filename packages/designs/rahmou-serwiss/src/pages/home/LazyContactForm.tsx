import { ContactForm, loadPart, useDesign } from '@teranga/design-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ticketClass } from '../../ticket/ticketClass.ts';
import { PlainContactForm } from './PlainContactForm.tsx';
import styles from './LazyContactForm.module.css';

/** How near the form must come before its code is fetched. */
const nearMargin = '600px';

/** Whether nobody has begun to write: what was typed must not be lost. */
const isUntouched = (place: HTMLElement) =>
  !place.contains(document.activeElement) &&
  [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].every(
    ({ value, defaultValue }) => value === defaultValue,
  );

/**
 * True once the form's code has loaded, which begins when the form is near; remains false if the
 * visitor has begun to write by then.
 */
function useFormCode(ref: RefObject<HTMLElement | null>): boolean {
  const design = useDesign();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        loadPart(design, 'ContactForm').then(
          () => setIsReady(isUntouched(place)),
          () => undefined, // The plain form works without it.
        );
      },
      { rootMargin: nearMargin },
    );
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [design, ref]);
  return isReady;
}

/**
 * The contact form, far down a long page: plain HTML, and enhanced once it is near the viewport.
 */
export function LazyContactForm({ label }: { label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const isReady = useFormCode(ref);
  return (
    <div ref={ref} className={styles.room}>
      <p className={ticketClass.label}>{label}</p>
      {isReady ? <ContactForm /> : <PlainContactForm />}
    </div>
  );
}
