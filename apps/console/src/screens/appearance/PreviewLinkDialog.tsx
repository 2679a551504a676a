import type { StaffDesignWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { SelectField, TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { designsApi } from '../../api/designsApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { formatInstant } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormError } from '../../parts/FormError.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import dialogs from '../../parts/dialogs.module.css';

interface PreviewLinkDialogProps {
  design: StaffDesignWire;
  onClose: () => void;
}

const durations = [
  { value: '2', label: '2 heures' },
  { value: '24', label: 'Un jour' },
  { value: '168', label: 'Une semaine' },
  { value: '720', label: 'Un mois' },
];

/** A link that shows the store in a design to who holds it, and to nobody else. */
export function PreviewLinkDialog({ design, onClose }: PreviewLinkDialogProps) {
  const [hours, setHours] = useState('24');
  const dispatch = useConsoleDispatch();
  const [make, { data, isLoading, error }] = designsApi.usePreviewLinkMutation();
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(showToast({ tone: 'success', text: 'Lien copié.' }));
    } catch {
      dispatch(showToast({ tone: 'error', text: 'Le lien ne se copie pas ici : sélectionnez-le.' }));
    }
  };
  return (
    <Dialog isOpen onClose={onClose} label={`Montrer « ${design.name} »`}>
      <div className={dialogs.form}>
        <p>
          Un lien montre votre boutique entière dans ce design à qui vous l’envoyez. Les autres clients ne
          voient rien de changé.
        </p>
        {data ? (
          <>
            <TextField
              name="link"
              label="Lien d’aperçu"
              isReadOnly
              value={data.url}
              hint={`Vaut jusqu’au ${formatInstant(data.until)}`}
            />
            <div className={dialogs.ways}>
              <LinkButton href={data.url} target="_blank" rel="noreferrer">
                Ouvrir la boutique
              </LinkButton>
              <Button variant="primary" onClick={() => void copy(data.url)}>
                Copier le lien
              </Button>
            </div>
          </>
        ) : (
          <>
            <SelectField
              name="hours"
              label="Le lien vaut"
              options={durations}
              value={hours}
              onChange={({ target }) => setHours(target.value)}
            />
            <FormError failure={error ? asApiError(error) : null} />
            <div className={dialogs.ways}>
              <Button
                variant="primary"
                isBusy={isLoading}
                onClick={() => void make({ id: design.id, hours: Number(hours) })}
              >
                Créer le lien
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
