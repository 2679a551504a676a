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
}

/** One of them, in its corner; it stands on a main button that comes to lie there. */
function Control({ control: { label, isShown, press }, drawing: Drawing, className }: ControlProps) {
  const place = useRef<HTMLDivElement>(null);
  const lift = useButtonClearance(place);
  return (
    <div ref={place} className={classNames(styles.place, className)}>
      <button
        type="button"
        className={styles.control}
        style={{ translate: `0 ${-lift}px` }}
        data-shown={isShown || undefined}
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
  return (
    <section aria-label="Se déplacer">
      <Control control={back} drawing={ArrowLeft} className={styles.back} />
      <Control control={top} drawing={ArrowUp} className={styles.top} />
    </section>
  );
}
