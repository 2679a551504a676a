import { overviewApi, overviewPollMs } from '../../api/overviewApi.ts';
import { settingsApi } from '../../api/settingsApi.ts';
import { useHasRole } from '../../lib/session.ts';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { Page } from '../../parts/Page.tsx';
import { PausedCard } from '../../parts/PausedCard.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { Checklist } from './Checklist.tsx';
import { LowStock } from './LowStock.tsx';
import { Revenue } from './Revenue.tsx';
import { Troubles } from './Troubles.tsx';
import { WaitingWork } from './WaitingWork.tsx';
import styles from './TodayPage.module.css';

/** While the store is paused: its members must not wonder where the orders are. */
function Pause() {
  const isManager = useHasRole('manager');
  const { data } = settingsApi.usePauseQuery(undefined, { skip: !isManager });
  if (!data?.pause) return null;
  return (
    <div className={styles.whole}>
      <PausedCard pause={data.pause} />
    </div>
  );
}

/** Aujourd’hui: what waits, what comes in, what is wrong. */
export default function TodayPage() {
  const query = overviewApi.useOverviewQuery(undefined, { pollingInterval: overviewPollMs });
  return (
    <Page title="Aujourd’hui">
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ orders, inbox, revenue, lowStock, outbox, jobs, checklist }) => (
          <div className={styles.cards}>
            <Pause />
            {checklist && !checklist.isReady && (
              <div className={styles.whole}>
                <Checklist checklist={checklist} />
              </div>
            )}
            <div className={styles.whole}>
              <WaitingWork orders={orders} inbox={inbox} />
            </div>
            {revenue && (
              <div className={styles.whole}>
                <Revenue revenue={revenue} />
              </div>
            )}
            <Troubles
              outbox={outbox}
              jobs={jobs}
              paymentsInFlight={orders.paymentsInFlight}
              refundsDue={orders.refundsDue}
            />
            {checklist?.isReady && !checklist.steps.every(({ isDone }) => isDone) && (
              <Checklist checklist={checklist} />
            )}
            <LowStock lowStock={lowStock} />
          </div>
        )}
      </QueryState>
    </Page>
  );
}
