import type { StoreInfoView } from '@teranga/core/features/store-info';
import { formatFigure, useCountUp } from '@teranga/ui/count-up';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Awning } from '../../awning/index.ts';
import styles from './About.module.css';

type Metrics = StoreInfoView['about']['metrics'];

function Metric({ metric: { label, value, suffix } }: { metric: Metrics[number] }) {
  const { ref, shown } = useCountUp<HTMLDivElement>(value);
  return (
    <div ref={ref} className={styles.metric}>
      <dt>{label}</dt>
      <dd className={styles.figure}>
        <VisuallyHidden>{`${formatFigure(value)}${suffix}`}</VisuallyHidden>
        <span aria-hidden="true">{`${formatFigure(shown)}${suffix}`}</span>
      </dd>
    </div>
  );
}

/** The store in figures; they count up when they are seen. */
export function Metrics({ metrics }: { metrics: Metrics }) {
  if (metrics.length === 0) return null;
  return (
    <div className={styles.board}>
      <Awning />
      <dl className={styles.metrics}>
        {metrics.map((metric) => (
          <Metric key={metric.label} metric={metric} />
        ))}
      </dl>
    </div>
  );
}
