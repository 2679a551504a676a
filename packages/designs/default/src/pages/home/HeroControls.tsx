import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { RefObject } from 'react';
import styles from './HeroControls.module.css';
import { useCarousel } from './useCarousel.ts';

interface HeroControlsProps {
  track: RefObject<HTMLElement | null>;
  count: number;
}

interface PressProps {
  label: string;
  Icon: typeof Pause;
  run: () => void;
}

function Press({ label, Icon, run }: PressProps) {
  return (
    <button type="button" className={styles.press} aria-label={label} onClick={run}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

/** Controls of the slides: automatic and manual navigation, pause. */
export function HeroControls({ track, count }: HeroControlsProps) {
  const { index, isPaused, show, toggle } = useCarousel(track, count);
  return (
    <div className={styles.controls}>
      <Press
        label={isPaused ? 'Reprendre le défilement' : 'Arrêter le défilement'}
        Icon={isPaused ? Play : Pause}
        run={toggle}
      />
      <p className={styles.place}>
        {index + 1}&nbsp;/&nbsp;{count}
      </p>
      <Press label="Diapositive précédente" Icon={ChevronLeft} run={() => show(index - 1)} />
      <Press label="Diapositive suivante" Icon={ChevronRight} run={() => show(index + 1)} />
    </div>
  );
}
