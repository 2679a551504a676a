import { yupResolver } from '@hookform/resolvers/yup';
import type { AnsweredWire, NewAnswerWire } from '@teranga/contract/admin';
import { answerChannels } from '@teranga/contract/admin/answerChannels';
import { readableContact } from '@teranga/core/features/account/rules';
import { Button } from '@teranga/ui/button';
import { SelectField, TextAreaField } from '@teranga/ui/field';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { object, string, type InferType } from 'yup';
import { inboxApi } from '../../api/inboxApi.ts';
import { useSession } from '../../lib/session.ts';
import { useChange } from '../../lib/useChange.ts';
import { Card } from '../../parts/Card.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import { UnsavedChanges } from '../../parts/UnsavedChanges.tsx';
import { fillSentence } from './fillSentence.ts';
import { channelWords } from './inboxWords.ts';
import styles from '../../parts/dialogs.module.css';

const schema = object({
  channel: string().oneOf(answerChannels).required(),
  text: string().trim().max(5_000, '5 000 signes au plus.').required('Écrivez une réponse.'),
});
type Fields = InferType<typeof schema>;

/** How an answer leaves, for each way. */
const departure: Readonly<Record<Fields['channel'], (to: AnswerFormProps['to'], store: string) => string>> = {
  email: ({ email }, store) => `Part par e-mail à ${email}, signée ${store}.`,
  sms: ({ phone = '' }, store) => `Part par SMS au ${readableContact(phone)} et commence par « ${store} : ».`,
  whatsapp: ({ phone = '' }) => `S’ouvre dans WhatsApp, au ${readableContact(phone)} : vous l’y envoyez.`,
};

interface AnswerFormProps {
  kind: 'quote' | 'message';
  /** Whom it answers. */
  name: string;
  reference: string;
  /** Where it goes; a message leaves no telephone number. */
  to: { email: string; phone?: string };
  send: (answer: NewAnswerWire) => PromiseLike<{ data?: AnsweredWire | undefined; error?: unknown }>;
}

/** Writes an answer, with the help of ready sentences. */
export function AnswerForm({ kind, name, reference, to, send }: AnswerFormProps) {
  const { store } = useSession();
  const { data } = inboxApi.useSentencesQuery();
  const { run, failure } = useChange();
  const [whatsapp, setWhatsapp] = useState<string | null>(null);
  const { register, handleSubmit, formState, setValue, getValues, control, reset } = useForm<Fields>({
    resolver: yupResolver(schema),
    defaultValues: { channel: 'email', text: '' },
  });
  const fill = (text: string) =>
    fillSentence(text, { nom: name, référence: reference, boutique: store.name });
  const sentences = (data?.items ?? []).filter((sentence) => sentence.kind === kind);
  const insert = (id: string) => {
    const chosen = sentences.find((sentence) => sentence.id === id);
    if (!chosen) return;
    const text = [getValues('text').trim(), fill(chosen.text)].filter(Boolean).join('\n\n');
    setValue('text', text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const submit = handleSubmit(async ({ channel, text }) => {
    const isByHand = channel === 'whatsapp';
    const answered = await run<AnsweredWire | undefined>(send({ channel, text: fill(text) }), {
      done: isByHand ? 'Réponse enregistrée.' : 'Votre réponse est envoyée.',
    });
    if (!answered) return;
    reset({ channel, text: '' });
    const url = answered.data?.url ?? null;
    setWhatsapp(url);
    if (url !== null) window.open(url, '_blank', 'noreferrer');
  });
  const channel = useWatch({ control, name: 'channel' });
  const isWhatsapp = channel === 'whatsapp';
  return (
    <Card title="Répondre">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {kind === 'quote' && (
          <SelectField
            label="Par"
            options={answerChannels.map((value) => ({ value, label: channelWords[value] }))}
            {...register('channel')}
          />
        )}
        {sentences.length > 0 && (
          <SelectField
            name="sentence"
            label="Insérer une phrase prête"
            options={[
              { value: '', label: 'Choisir…' },
              ...sentences.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            value=""
            onChange={({ target }) => insert(target.value)}
          />
        )}
        <TextAreaField
          label="Réponse"
          hint={departure[channel](to, store.name)}
          rows={6}
          error={formState.errors.text?.message ?? failure?.fields?.['text'] ?? failure?.fields?.['channel']}
          {...register('text')}
        />
        <FormError failure={failure?.fields ? null : failure} />
        <div className={styles.ways}>
          {whatsapp !== null && (
            <LinkButton href={whatsapp} target="_blank" rel="noreferrer">
              Ouvrir WhatsApp
            </LinkButton>
          )}
          <Button variant="primary" type="submit" isBusy={formState.isSubmitting}>
            {isWhatsapp ? 'Répondre dans WhatsApp' : 'Envoyer la réponse'}
          </Button>
        </div>
      </form>
      <UnsavedChanges isDirty={formState.isDirty} />
    </Card>
  );
}
