import { yupResolver } from '@hookform/resolvers/yup';
import type { SentenceWire } from '@teranga/contract/admin';
import { sentenceKinds, type SentenceKind } from '@teranga/contract/admin/sentenceKinds';
import { Button } from '@teranga/ui/button';
import { SelectField, TextAreaField, TextField } from '@teranga/ui/field';
import { useForm } from 'react-hook-form';
import { object, string, type InferType } from 'yup';
import { inboxApi } from '../../../api/inboxApi.ts';
import { useChange } from '../../../lib/useChange.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { FormError } from '../../../parts/FormError.tsx';
import styles from '../../../parts/dialogs.module.css';

export const sentenceKindLabels: Readonly<Record<SentenceKind, string>> = {
  quote: 'Devis',
  message: 'Message',
  order: 'Commande',
};
const kindOptions = sentenceKinds.map((value) => ({ value, label: sentenceKindLabels[value] }));

const schema = object({
  kind: string().oneOf(sentenceKinds).required(),
  title: string().trim().max(100, '100 signes au plus.').required('Donnez un titre.'),
  text: string().trim().max(2_000, '2 000 signes au plus.').required('Écrivez un texte.'),
});
type Fields = InferType<typeof schema>;

interface SentenceDialogProps {
  /** Null: a new one. */
  sentence: SentenceWire | null;
  onClose: () => void;
}

/** Writes a ready sentence. */
export function SentenceDialog({ sentence, onClose }: SentenceDialogProps) {
  const [add, adding] = inboxApi.useAddSentenceMutation();
  const [change, changing] = inboxApi.useChangeSentenceMutation();
  const { run, failure } = useChange();
  const { register, handleSubmit, formState } = useForm<Fields>({
    resolver: yupResolver(schema),
    defaultValues: {
      kind: sentence?.kind ?? 'quote',
      title: sentence?.title ?? '',
      text: sentence?.text ?? '',
    },
  });
  const save = handleSubmit(async (body) => {
    const words = { done: 'Phrase enregistrée.' };
    const saved = sentence ? run(change({ id: sentence.id, body }), words) : run(add(body), words);
    if (await saved) onClose();
  });
  const errorOf = (name: keyof Fields) => formState.errors[name]?.message ?? failure?.fields?.[name];
  return (
    <FormDialog
      isDirty={formState.isDirty}
      onClose={onClose}
      label={sentence ? 'Modifier la phrase' : 'Nouvelle phrase'}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <SelectField label="Pour répondre à" options={kindOptions} {...register('kind')} />
        <TextField label="Titre" isRequired error={errorOf('title')} {...register('title')} />
        <TextAreaField
          label="Texte"
          hint="{nom}, {référence} et {boutique} sont remplacés avant l’envoi."
          isRequired
          rows={5}
          error={errorOf('text')}
          {...register('text')}
        />
        <FormError failure={failure?.fields ? null : failure} />
        <div className={styles.ways}>
          <Button variant="primary" type="submit" isBusy={adding.isLoading || changing.isLoading}>
            Enregistrer
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
