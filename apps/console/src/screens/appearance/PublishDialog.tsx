import type { StaffDesignWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { SelectField, TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { designsApi } from '../../api/designsApi.ts';
import { showDone } from '../../lib/changeToast.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { formatInstant } from '../../lib/format.ts';
import { useChange } from '../../lib/useChange.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { FormError } from '../../parts/FormError.tsx';
import dialogs from '../../parts/dialogs.module.css';
import { DesignImpact } from './DesignImpact.tsx';

interface PublishDialogProps {
  design: StaffDesignWire;
  current: StaffDesignWire | undefined;
  /** Of the settings, as they were seen. */
  version: number;
  onClose: () => void;
}

/** How long the message with the way back stays, in milliseconds. */
const undoStaysMs = 20_000;
const moments = [
  { value: 'now', label: 'Maintenant' },
  { value: 'later', label: 'Plus tard' },
];

/** Confirms that every shopper will see another design, and says what changes with it. */
export function PublishDialog({ design, current, version, onClose }: PublishDialogProps) {
  const dispatch = useConsoleDispatch();
  const [publish, { isLoading }] = designsApi.usePublishDesignMutation();
  const [undo] = designsApi.useUndoDesignMutation();
  const { run, conflict, failure } = useChange();
  const [schedule, scheduling] = designsApi.useScheduleDesignMutation();
  const [time, setTime] = useState('');
  const [isLater, setLater] = useState(false);
  const send = async () => {
    if (isLater) {
      // Senegal has the time of Greenwich.
      const at = `${time}:00Z`;
      const done = `« ${design.name} » entre en service le ${formatInstant(at)}.`;
      if (await run(schedule({ design: design.id, at }), { done })) onClose();
      return;
    }
    const answer = await run(publish({ design: design.id, version }));
    if (!answer?.data) return;
    const published = answer.data.version;
    dispatch(showDone(`« ${design.name} » est en service.`, () => undo({ version: published }), undoStaysMs));
    onClose();
  };
  if (conflict !== null) return <ConflictDialog message={conflict} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} label={`Mettre « ${design.name} » en service ?`}>
      <div className={dialogs.form}>
        <p>
          Tous vos clients verront ce design. Articles, textes, paniers et commandes restent comme ils sont,
          et vous pouvez revenir en arrière.
        </p>
        <DesignImpact design={design} current={current} />
        <SelectField
          name="when"
          label="Quand"
          options={moments}
          value={isLater ? 'later' : 'now'}
          onChange={({ target }) => setLater(target.value === 'later')}
        />
        {isLater && (
          <TextField
            name="at"
            type="datetime-local"
            label="Jour et heure, à Dakar"
            value={time}
            onChange={({ target }) => setTime(target.value)}
            error={failure?.fields?.['at']}
          />
        )}
        <FormError failure={failure} />
        <div className={dialogs.ways}>
          <Button variant="quiet" onClick={onClose}>
            Ne rien changer
          </Button>
          <Button
            variant="primary"
            isBusy={isLoading || scheduling.isLoading}
            disabled={isLater && time === ''}
            onClick={() => void send()}
          >
            {isLater ? 'Programmer' : 'Mettre en service'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
