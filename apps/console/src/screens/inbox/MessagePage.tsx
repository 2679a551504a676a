import type { StaffMessageWire } from '@teranga/contract/admin';
import { messageStatuses } from '@teranga/contract/admin/messageStatuses';
import { useParams } from 'react-router-dom';
import { inboxApi } from '../../api/inboxApi.ts';
import { formatInstant } from '../../lib/format.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { ContactCard } from './ContactCard.tsx';
import { answerEntries, InboxDetail } from './InboxDetail.tsx';
import { messageWords } from './inboxWords.ts';
import styles from './inbox.module.css';

const back = { to: '/messages?boite=messages', label: 'Messages' };

function Message({ message }: { message: StaffMessageWire }) {
  const { status, assignee, firstName, lastName, email, createdAt, answers } = message;
  const id = String(message.id);
  const [step] = inboxApi.useStepMessageMutation();
  const [assign] = inboxApi.useAssignMessageMutation();
  const [answer] = inboxApi.useAnswerMessageMutation();
  const { refetch } = inboxApi.useMessageQuery(id);
  const name = `${firstName} ${lastName}`.trim();
  return (
    <InboxDetail
      kind="message"
      name={name}
      reference=""
      to={{ email }}
      request={
        <Card>
          <p className={styles.text}>{message.message}</p>
          <p className={styles.soft}>Reçu le {formatInstant(createdAt)}</p>
        </Card>
      }
      contact={<ContactCard name={name} email={email} />}
      entries={answerEntries(answers)}
      status={status}
      statuses={messageStatuses}
      words={messageWords}
      isUndoable
      step={(from, to) => step({ id, body: { from, to } })}
      assignee={assignee}
      assign={(memberId) => assign({ id, body: { memberId } })}
      answer={(body) => answer({ id, body })}
      reload={() => void refetch()}
    />
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
