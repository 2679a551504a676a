import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { SelectField } from '@teranga/ui/field';
import { useState } from 'react';
import { journalApi } from '../../../api/journalApi.ts';
import { useChange } from '../../../lib/useChange.ts';
import { FormError } from '../../../parts/FormError.tsx';
import styles from '../../../parts/dialogs.module.css';

const channels = [
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'SMS' },
];

/** Sends a message to those in the store who are notified of orders, to see that messages leave. */
export function TestMessageDialog({ onClose }: { onClose: () => void }) {
  const [channel, setChannel] = useState<'email' | 'sms'>('email');
  const [send, { isLoading }] = journalApi.useTestMessageMutation();
  const { run, failure } = useChange();
  const submit = async () => {
    if (await run(send(channel), { done: 'Le message d’essai part.' })) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} label="Message d’essai">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>Il part aux contacts de « Qui est prévenu », puis apparaît dans cette liste.</p>
        <SelectField
          name="channel"
          label="Par"
          options={channels}
          value={channel}
          onChange={({ target }) => setChannel(target.value === 'sms' ? 'sms' : 'email')}
        />
        <FormError failure={failure} />
        <div className={styles.ways}>
          <Button variant="primary" type="submit" isBusy={isLoading}>
            Envoyer l’essai
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
