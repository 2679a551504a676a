import type { StaffQuoteWire } from '@teranga/contract/admin';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { inboxApi } from '../../api/inboxApi.ts';
import { useChange } from '../../lib/useChange.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import { Page } from '../../parts/Page.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Exchange, type ExchangeEntry } from './Exchange.tsx';
import { Follow } from './Follow.tsx';
import { channelWords, quoteWords } from './inboxWords.ts';
import styles from './inbox.module.css';

const back = { to: '/messages', label: 'Devis et messages' };
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const entriesOf = ({ updates, answers }: StaffQuoteWire): ExchangeEntry[] => [
  ...updates.map(({ at, status, note }, index) => ({
    id: `update-${index}`,
    at,
    title: quoteWords[status].label,
    who: null,
    text: note,
  })),
  ...answers.map(({ id, at, channel, author, text }) => ({
    id,
    at,
    title: `Réponse par ${channelWords[channel]}`,
    who: author,
    text,
  })),
];

function Contact({ quote: { name, phone, email, links } }: { quote: StaffQuoteWire }) {
  return (
    <Card title={name}>
      <p className={styles['soft']}>
        {phone}
        <br />
        {email}
      </p>
      <div className={styles['ways']}>
        <LinkButton href={links.tel}>
          <Phone {...icon} />
          Appeler
        </LinkButton>
        <LinkButton href={links.whatsapp} target="_blank" rel="noreferrer">
          <MessageCircle {...icon} />
          WhatsApp
        </LinkButton>
        <LinkButton href={`mailto:${encodeURIComponent(email)}`}>
          <Mail {...icon} />
          E-mail
        </LinkButton>
      </div>
    </Card>
  );
}

function Request({ quote: { info, requirements } }: { quote: StaffQuoteWire }) {
  return (
    <Card title="Demande">
      {requirements !== '' && <p className={styles['text']}>{requirements}</p>}
      <dl className={styles['answers']}>
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
  const { ref: id, status, nextStatuses, assignee, name } = quote;
  const [step] = inboxApi.useStepQuoteMutation();
  const [assign] = inboxApi.useAssignQuoteMutation();
  const [answer] = inboxApi.useAnswerQuoteMutation();
  const { refetch } = inboxApi.useQuoteQuery(id);
  const { run, conflict, clearConflict } = useChange();
  const statuses = [status, ...nextStatuses.filter((next) => next !== status)];
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <Request quote={quote} />
        <AnswerForm kind="quote" name={name} reference={id} send={(body) => answer({ id, body })} />
        <Exchange entries={entriesOf(quote)} />
      </div>
      <div className={styles['column']}>
        <Contact quote={quote} />
        <Follow
          status={status}
          statuses={statuses.map((value) => ({ value, label: quoteWords[value].label }))}
          step={(to) =>
            void run(step({ id, body: { from: status, to } }), { done: `${quoteWords[to].label}.` })
          }
          assignee={assignee}
          assign={(memberId) => void run(assign({ id, body: { memberId } }), { done: 'C’est confié.' })}
        />
      </div>
      <ConflictDialog
        message={conflict}
        onClose={() => {
          clearConflict();
          void refetch();
        }}
      />
    </div>
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
