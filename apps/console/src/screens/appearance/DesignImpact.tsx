import type { StaffDesignWire } from '@teranga/contract/admin';
import type { DesignSetting } from '@teranga/design-manifest/manifest';
import { Skeleton } from '@teranga/ui/skeleton';
import { designsApi } from '../../api/designsApi.ts';
import { QueryState } from '../../parts/QueryState.tsx';
import { pageTitles } from './pageTitles.ts';
import styles from './DesignImpact.module.css';

interface DesignImpactProps {
  design: StaffDesignWire;
  current: StaffDesignWire | undefined;
}

interface NamesProps {
  title: string;
  names: readonly string[];
}

function Names({ title, names }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <p>{names.join(', ')}</p>
    </div>
  );
}

/** Settings by their labels. */
const labelsOf = (design: StaffDesignWire | undefined, names: readonly string[]): string[] =>
  ((design?.settings ?? []) as DesignSetting[])
    .filter(({ name }) => names.includes(name))
    .map(({ label }) => label);

/** What publishing a design changes: pages, settings, speed. */
export function DesignImpact({ design, current }: DesignImpactProps) {
  const query = designsApi.useDesignImpactQuery(design.id);
  return (
    <QueryState query={query} skeleton={<Skeleton />}>
      {({ lostPages, gainedPages, leftSettings, foundSettings, measures }) => {
        const slower = measures.filter(({ before, after }) => before && after.LCP > before.LCP);
        return (
          <div className={styles.impact}>
            <Names title="Pages qui disparaissent" names={pageTitles(lostPages)} />
            <Names title="Pages en plus" names={pageTitles(gainedPages)} />
            <Names title="Réglages gardés pour l’ancien design" names={labelsOf(current, leftSettings)} />
            <Names title="Réglages retrouvés" names={labelsOf(design, foundSettings)} />
            <Names
              title="Pages plus lentes à s’afficher"
              names={pageTitles(slower.map(({ page }) => (page === 'list' ? 'products' : page)))}
            />
          </div>
        );
      }}
    </QueryState>
  );
}
