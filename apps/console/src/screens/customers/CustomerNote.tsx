import { Button } from '@teranga/ui/button';
import { TextAreaField } from '@teranga/ui/field';
import { useState } from 'react';
import type { CustomerRecordWire } from '@teranga/contract/admin';
import { customersApi } from '../../api/customersApi.ts';
import { formatWhen } from '../../lib/format.ts';
import { useChange } from '../../lib/useChange.ts';
import { Card } from '../../parts/Card.tsx';
import { UnsavedChanges } from '../../parts/UnsavedChanges.tsx';
import styles from '../../parts/dialogs.module.css';

/** What the team knows of somebody. */
export function CustomerNote({ customer: { key, note } }: { customer: CustomerRecordWire }) {
  const before = note?.text ?? '';
  const [text, setText] = useState(before);
  const [write, { isLoading }] = customersApi.useWriteCustomerNoteMutation();
  const { run, failure } = useChange();
  const save = () =>
    run(write({ key, text: text.trim() }), {
      done: 'Note enregistrée.',
      undo: () => {
        setText(before);
        return write({ key, text: before });
      },
    });
  return (
    <Card title="Note de l’équipe">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextAreaField
          name="note"
          label="Note"
          hint={
            (note ? `${note.by}, ${formatWhen(note.at)}. ` : '') +
            'Le client ne la lit que s’il demande ses données.'
          }
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={failure?.fields?.['text']}
        />
        <div className={styles.ways}>
          <Button variant="quiet" type="submit" isBusy={isLoading} disabled={text.trim() === before}>
            Enregistrer la note
          </Button>
        </div>
      </form>
      <UnsavedChanges isDirty={text.trim() !== before} />
    </Card>
  );
}
