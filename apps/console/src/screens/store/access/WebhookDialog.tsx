import { yupResolver } from '@hookform/resolvers/yup';
import type { WebhookWire } from '@teranga/contract/admin';
import { webhookEvents, type WebhookEvent } from '@teranga/contract/admin/webhookEvents';
import { Button } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { Controller, useForm } from 'react-hook-form';
import { array, object, string, type InferType } from 'yup';
import { teamApi } from '../../../api/teamApi.ts';
import { useChange } from '../../../lib/useChange.ts';
import { ChoiceList } from '../../../parts/ChoiceList.tsx';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { FormError } from '../../../parts/FormError.tsx';
import { eventWords } from './scopeWords.ts';
import styles from '../../../parts/dialogs.module.css';

const addressText = 'Donnez une adresse qui commence par https://.';
const schema = object({
  url: string().trim().url(addressText).required(addressText),
  events: array()
    .of(string().oneOf(webhookEvents).required())
    .min(1, 'Choisissez au moins un événement.')
    .required(),
});
type Fields = InferType<typeof schema>;

interface WebhookDialogProps {
  /** Absent: a new one. */
  webhook?: WebhookWire;
  onCreated?: (secret: string) => void;
  onClose: () => void;
}

/** Where a webhook sends, and what. */
export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const [create, creation] = teamApi.useCreateWebhookMutation();
  const [change, changing] = teamApi.useChangeWebhookMutation();
  const { run, failure } = useChange();
  const { register, control, handleSubmit, formState } = useForm<Fields>({
    resolver: yupResolver(schema),
    defaultValues: { url: webhook?.url ?? 'https://', events: webhook?.events ?? ['order.created'] },
  });
  const save = handleSubmit(async (body) => {
    if (webhook) {
      const { id, version } = webhook;
      if (await run(change({ id, version, body }), { done: 'Webhook modifié.' })) onClose();
      return;
    }
    const created = await run(create(body));
    if (created?.data) onCreated?.(created.data.secret);
  });
  return (
    <FormDialog
      isDirty={formState.isDirty}
      onClose={onClose}
      label={webhook ? 'Modifier le webhook' : 'Ajouter un webhook'}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label="Adresse"
          isRequired
          error={formState.errors.url?.message ?? failure?.fields?.['url']}
          {...register('url')}
        />
        <Controller
          name="events"
          control={control}
          render={({ field: { value, onChange } }) => (
            <ChoiceList<WebhookEvent>
              label="Ce qui est envoyé"
              options={eventWords}
              values={value}
              onChange={onChange}
              error={formState.errors.events?.message}
            />
          )}
        />
        <FormError failure={failure?.fields ? null : failure} />
        <div className={styles.ways}>
          <Button variant="primary" type="submit" isBusy={creation.isLoading || changing.isLoading}>
            {webhook ? 'Enregistrer' : 'Ajouter le webhook'}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
