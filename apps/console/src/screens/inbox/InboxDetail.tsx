import type { AnswerChannel, AnsweredWire, NewAnswerWire } from '@teranga/contract/admin';
import type { ReactNode } from 'react';
import { useChange } from '../../lib/useChange.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Exchange, type ExchangeEntry } from './Exchange.tsx';
import { Follow } from './Follow.tsx';
import { channelWords, type StatusWords } from './inboxWords.ts';
import type { InboxKind } from './useInboxChanges.ts';
import styles from './inbox.module.css';

type Change = PromiseLike<{ error?: unknown }>;

interface InboxDetailProps<S extends string> {
  kind: InboxKind;
  /** Whom it answers, and the reference that a ready sentence names. */
  name: string;
  reference: string;
  to: { email: string; phone?: string };
  /** The request, and who sent it. */
  request: ReactNode;
  contact: ReactNode;
  entries: readonly ExchangeEntry[];
  status: S;
  statuses: readonly S[];
  words: Readonly<Record<S, StatusWords>>;
  /** Whether every status leads back to the one before. */
  isUndoable?: boolean;
  step: (from: S, to: S) => Change;
  assignee: { id: string; name: string } | null;
  assign: (memberId: string | null) => Change;
  answer: (body: NewAnswerWire) => PromiseLike<{ data?: AnsweredWire | undefined; error?: unknown }>;
  /** Refetches it, after a colleague changed it. */
  reload: () => void;
}

/** The answers of one entry, as its exchange shows them. */
export const answerEntries = (
  answers: readonly {
    id: string;
    at: string;
    channel: AnswerChannel;
    author: string;
    text: string;
  }[],
): ExchangeEntry[] =>
  answers.map(({ id, at, channel, author, text }) => ({
    id,
    at,
    title: `Réponse par ${channelWords[channel]}`,
    who: author,
    text,
  }));

/** One quote request or message: its text, what was answered, who takes care of it. */
export function InboxDetail<S extends string>(props: InboxDetailProps<S>) {
  const { kind, name, reference, to: recipient, request, contact, entries } = props;
  const { status, statuses, words, isUndoable, step, assignee, assign, answer, reload } = props;
  const { run, conflict, clearConflict } = useChange();
  const follow = (to: S) =>
    void run(step(status, to), {
      done: `${words[to].label}.`,
      ...(isUndoable && { undo: () => step(to, status) }),
    });
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {request}
        <AnswerForm kind={kind} name={name} reference={reference} to={recipient} send={answer} />
        {entries.length > 0 && <Exchange entries={entries} />}
      </div>
      <div className={styles.column}>
        {contact}
        <Follow
          status={status}
          statuses={statuses.map((value) => ({ value, label: words[value].label }))}
          step={follow}
          assignee={assignee}
          assign={(memberId) => void run(assign(memberId), { done: 'C’est confié.' })}
        />
      </div>
      <ConflictDialog
        message={conflict}
        onClose={() => {
          clearConflict();
          reload();
        }}
      />
    </div>
  );
}
