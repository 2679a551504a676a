import type { StaffQuoteWire } from '@teranga/contract/admin';
import { useParams } from 'react-router-dom';
import { inboxApi } from '../../api/inboxApi.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { ContactCard } from './ContactCard.tsx';
import type { ExchangeEntry } from './Exchange.tsx';
import { answerEntries, InboxDetail } from './InboxDetail.tsx';
import { quoteWords } from './inboxWords.ts';
import styles from './inbox.module.css';

const back = { to: '/messages', label: 'Devis et messages' };

const entriesOf = ({ updates, answers }: StaffQuoteWire): ExchangeEntry[] => [
  ...updates.map(({ at, status, note }, index) => ({
    id: `update-${index}`,
    at,
    title: quoteWords[status].label,
    who: null,
    text: note,
  })),
  ...answerEntries(answers),
];

function Request({ quote: { info, requirements } }: { quote: StaffQuoteWire }) {
  return (
    <Card title="Demande">
      {requirements !== '' && <p className={styles.text}>{requirements}</p>}
      <dl className={styles.answers}>
        {info.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Quote({ quote }: { quote: StaffQuoteWire }) {
  const { ref: id, status, nextStatuses, assignee, name, email, phone, links } = quote;
  const [step] = inboxApi.useStepQuoteMutation();
  const [assign] = inboxApi.useAssignQuoteMutation();
  const [answer] = inboxApi.useAnswerQuoteMutation();
  const { refetch } = inboxApi.useQuoteQuery(id);
  return (
    <InboxDetail
      kind="quote"
      name={name}
      reference={id}
      to={{ email, phone }}
      request={<Request quote={quote} />}
      contact={<ContactCard name={name} email={email} phone={phone} links={links} />}
      entries={entriesOf(quote)}
      status={status}
      statuses={[status, ...nextStatuses.filter((next) => next !== status)]}
      words={quoteWords}
      step={(from, to) => step({ id, body: { from, to } })}
      assignee={assignee}
      assign={(memberId) => assign({ id, body: { memberId } })}
      answer={(body) => answer({ id, body })}
      reload={() => void refetch()}
    />
  );
}

/** One quote request: its questions, its customer, its answers. */
export function QuotePage() {
  const { ref = '' } = useParams();
  const query = inboxApi.useQuoteQuery(ref);
  return (
    <QueryState query={{ ...query, data: query.currentData }} skeleton={<PageSkeleton />}>
      {(quote) => (
        <Page
          title={quote.serviceName}
          back={back}
          badge={<Badge tone={quoteWords[quote.status].tone}>{quoteWords[quote.status].label}</Badge>}
        >
          <Quote quote={quote} />
        </Page>
      )}
    </QueryState>
  );
}
