import type { PageControlView } from '@teranga/core/page-controls';
import type { PartProps } from '@teranga/design-kit';
import { useButtonClearance } from '@teranga/ui/button-clearance';
import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ArrowLeft, ArrowUp, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import styles from './PageControls.module.css';

interface ControlProps {
  control: PageControlView;
  drawing: LucideIcon;
  className: string | undefined;
  /** Whether the page lies as it opened: it is read without being moved, so that no word may be covered. */
  isAtRest: boolean;
}

/** One of them, in its corner; it stands on what must not be covered there, and waits for the first scroll where there is no room. */
function Control({
  control: { label, isShown, press },
  drawing: Drawing,
  className,
  isAtRest,
}: ControlProps) {
  const place = useRef<HTMLDivElement>(null);
  const { lift, hasRoom } = useButtonClearance(place, isAtRest && isShown);
  return (
    <div ref={place} className={classNames(styles.place, className)}>
      <button
        type="button"
        className={styles.control}
        style={{ translate: `0 ${-lift}px` }}
        data-shown={(isShown && hasRoom) || undefined}
        onClick={press}
      >
        <Drawing size={22} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </div>
  );
}

/** Back and up, in the lower corners. */
export function PageControls({ back, top }: PartProps['PageControls']) {
  const isAtRest = !top.isShown;
  return (
    <section aria-label="Se déplacer">
      <Control control={back} drawing={ArrowLeft} className={styles.back} isAtRest={isAtRest} />
      <Control control={top} drawing={ArrowUp} className={styles.top} isAtRest={isAtRest} />
    </section>
  );
}
