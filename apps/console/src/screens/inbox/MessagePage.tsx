import type { StaffMessageWire } from '@teranga/contract/admin';
import { Mail } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { inboxApi } from '../../api/inboxApi.ts';
import { formatInstant } from '../../lib/format.ts';
import { useChange } from '../../lib/useChange.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import { Page } from '../../parts/Page.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Exchange } from './Exchange.tsx';
import { Follow } from './Follow.tsx';
import { channelWords, messageStatuses, messageWords } from './inboxWords.ts';
import styles from './inbox.module.css';

const back = { to: '/messages?boite=messages', label: 'Messages' };

function Message({ message }: { message: StaffMessageWire }) {
  const { status, assignee, firstName, lastName, email, createdAt, answers } = message;
  const id = String(message.id);
  const [step] = inboxApi.useStepMessageMutation();
  const [assign] = inboxApi.useAssignMessageMutation();
  const [answer] = inboxApi.useAnswerMessageMutation();
  const { refetch } = inboxApi.useMessageQuery(id);
  const { run, conflict, clearConflict } = useChange();
  const name = `${firstName} ${lastName}`.trim();
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <Card>
          <p className={styles['text']}>{message.message}</p>
          <p className={styles['soft']}>Reçu le {formatInstant(createdAt)}</p>
        </Card>
        <AnswerForm kind="message" name={name} reference="" send={(body) => answer({ id, body })} />
        {answers.length > 0 && (
          <Exchange
            entries={answers.map(({ id: key, at, channel, author, text }) => ({
              id: key,
              at,
              title: `Réponse par ${channelWords[channel]}`,
              who: author,
              text,
            }))}
          />
        )}
      </div>
      <div className={styles['column']}>
        <Card title={name}>
          <p className={styles['soft']}>{email}</p>
          <div className={styles['ways']}>
            <LinkButton href={`mailto:${encodeURIComponent(email)}`}>
              <Mail size={18} strokeWidth={1.75} aria-hidden="true" />
              E-mail
            </LinkButton>
          </div>
        </Card>
        <Follow
          status={status}
          statuses={messageStatuses.map((value) => ({ value, label: messageWords[value].label }))}
          step={(to) =>
            void run(step({ id, body: { from: status, to } }), {
              done: `${messageWords[to].label}.`,
              undo: () => void run(step({ id, body: { from: to, to: status } })),
            })
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

/** One message: what was written, by whom, and what was answered. */
export function MessagePage() {
  const { id = '' } = useParams();
  const query = inboxApi.useMessageQuery(id);
  return (
    <QueryState query={{ ...query, data: query.currentData }} skeleton={<PageSkeleton />}>
      {(message) => (
        <Page
          title={message.subject}
          back={back}
          badge={<Badge tone={messageWords[message.status].tone}>{messageWords[message.status].label}</Badge>}
        >
          <Message message={message} />
        </Page>
      )}
    </QueryState>
  );
}
