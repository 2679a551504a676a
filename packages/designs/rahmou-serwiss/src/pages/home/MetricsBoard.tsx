import type { StoreInfoView } from '@teranga/core/features/store-info';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Board } from '../../board/Board.tsx';
import { formatFigure, useCountUp } from '@teranga/ui/count-up';
import styles from './MetricsBoard.module.css';

type Metrics = StoreInfoView['about']['metrics'];

function Metric({ metric: { label, value, suffix } }: { metric: Metrics[number] }) {
  const { ref, shown } = useCountUp<HTMLDivElement>(value);
  const final = `${formatFigure(value)}${suffix}`;
  return (
    <div ref={ref} className={styles.metric}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        <VisuallyHidden>{final}</VisuallyHidden>
        <Board text={`${formatFigure(shown)}${suffix}`} length={final.length} align="end" />
      </dd>
    </div>
  );
}

/** The agency in figures, as a departure board. */
export function MetricsBoard({ metrics }: { metrics: Metrics }) {
  if (metrics.length === 0) return null;
  return (
    <section className={styles.band} aria-label="En chiffres">
      <dl className={styles.metrics}>
        {metrics.map((metric) => (
          <Metric key={metric.label} metric={metric} />
        ))}
      </dl>
    </section>
  );
}
