import { overviewApi, overviewPollMs } from '../../api/overviewApi.ts';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { Page } from '../../parts/Page.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { Checklist } from './Checklist.tsx';
import { LowStock } from './LowStock.tsx';
import { Revenue } from './Revenue.tsx';
import { Troubles } from './Troubles.tsx';
import { WaitingWork } from './WaitingWork.tsx';
import styles from './TodayPage.module.css';

/** Aujourd’hui: what waits, what comes in, what is wrong. */
export default function TodayPage() {
  const query = overviewApi.useOverviewQuery(undefined, { pollingInterval: overviewPollMs });
  return (
    <Page title="Aujourd’hui">
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ orders, inbox, revenue, lowStock, outbox, jobs, checklist }) => (
          <div className={styles['cards']}>
            {checklist && !checklist.isReady && (
              <div className={styles['whole']}>
                <Checklist checklist={checklist} />
              </div>
            )}
            <div className={styles['whole']}>
              <WaitingWork orders={orders} inbox={inbox} />
            </div>
            {revenue && (
              <div className={styles['whole']}>
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
