import type { StaffOrderWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { TextAreaField } from '@teranga/ui/field';
import { useId, useState } from 'react';
import { ordersApi } from '../../api/ordersApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { formatWhen } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { historyTitle } from '../../lib/statusBadge.ts';
import { Card } from '../../parts/Card.tsx';
import styles from './OrderTimeline.module.css';

interface TimelineEntry {
  id: string;
  at: string;
  title: string;
  who: string | null;
  text: string | null;
  isNote: boolean;
}

/** What came back at a moment, as «2 × Savon, 1 × Bol»; empty for any other event. */
function returnedAt({ returns, lines }: StaffOrderWire, date: string): string {
  const back = returns.filter(({ at }) => Date.parse(at) === Date.parse(date)).flatMap((each) => each.lines);
  return back
    .map(
      ({ position, quantity }) => `${quantity} × ${lines.find((line) => line.position === position)?.name}`,
    )
    .join(', ');
}

const returnEvents = new Set(['RETURNED', 'PARCEL_REFUSED']);

/** Statuses, returns, refunds and notes, the newest first. */
function toTimeline(order: StaffOrderWire): TimelineEntry[] {
  const { updates, notes, deliveryKind } = order;
  const changes = updates.map(({ date, status, reason, actor }, index) => ({
    id: `update-${index}`,
    at: date,
    title: historyTitle(status, deliveryKind === 'pickup'),
    who: actor,
    text:
      [returnEvents.has(status) ? returnedAt(order, date) : '', reason].filter(Boolean).join(' · ') || null,
    isNote: false,
  }));
  const written = notes.map(({ id, at, author, text }) => ({
    id,
    at,
    title: 'Note interne',
    who: author,
    text,
    isNote: true,
  }));
  return [...changes, ...written].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function NoteForm({ orderRef }: { orderRef: string }) {
  const [text, setText] = useState('');
  const dispatch = useConsoleDispatch();
  const [addNote, { isLoading, error }] = ordersApi.useAddNoteMutation();
  const save = async () => {
    const { error: refusal } = await addNote({ ref: orderRef, text: text.trim() });
    if (refusal) return;
    setText('');
    dispatch(showToast({ tone: 'success', text: 'Note enregistrée.' }));
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void save();
      }}
    >
      <TextAreaField
        name="note"
        label="Ajouter une note"
        hint="Seule l’équipe la lit."
        rows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={error ? asApiError(error).message : null}
      />
      <Button variant="quiet" type="submit" isBusy={isLoading} disabled={text.trim() === ''}>
        Enregistrer la note
      </Button>
    </form>
  );
}

/** What happened to an order, and what the team wrote about it. */
export function OrderTimeline({ order }: { order: StaffOrderWire }) {
  const id = useId();
  return (
    <Card title="Historique">
      <NoteForm orderRef={order.ref} />
      <ol className={styles.timeline} id={id}>
        {toTimeline(order).map((entry) => (
          <li key={entry.id} className={styles.entry} data-note={entry.isNote || undefined}>
            <p className={styles.title}>{entry.title}</p>
            <p className={styles.soft}>
              {formatWhen(entry.at)}
              {entry.who && ` · ${entry.who}`}
            </p>
            {entry.text && <p className={styles.text}>{entry.text}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
