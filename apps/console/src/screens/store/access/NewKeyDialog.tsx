import { yupResolver } from '@hookform/resolvers/yup';
import { apiScopes, type ApiScope } from '@teranga/contract/admin/apiScopes';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { TextField } from '@teranga/ui/field';
import { Controller, useForm } from 'react-hook-form';
import { array, object, string, type InferType } from 'yup';
import { teamApi } from '../../../api/teamApi.ts';
import { useChange } from '../../../lib/useChange.ts';
import { ChoiceList } from '../../../parts/ChoiceList.tsx';
import { FormError } from '../../../parts/FormError.tsx';
import { scopeWords } from './scopeWords.ts';
import styles from '../../../parts/dialogs.module.css';

const schema = object({
  name: string().trim().max(100).required('Donnez un nom à la clé.'),
  scopes: array().of(string().oneOf(apiScopes).required()).min(1, 'Choisissez au moins un droit.').required(),
});
type Fields = InferType<typeof schema>;

interface NewKeyDialogProps {
  onCreated: (token: string) => void;
  onClose: () => void;
}

/** Creates a key with the rights that it needs. */
export function NewKeyDialog({ onCreated, onClose }: NewKeyDialogProps) {
  const [create, { isLoading }] = teamApi.useCreateKeyMutation();
  const { run, failure } = useChange();
  const { register, control, handleSubmit, formState } = useForm<Fields>({
    resolver: yupResolver(schema),
    defaultValues: { name: '', scopes: [] },
  });
  const save = handleSubmit(async ({ name, scopes }) => {
    const created = await run(create({ name, scopes }));
    if (created?.data) onCreated(created.data.token);
  });
  return (
    <Dialog isOpen onClose={onClose} label="Créer une clé">
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label="Nom"
          hint="Le programme qui s’en servira."
          isRequired
          error={formState.errors.name?.message ?? failure?.fields?.['name']}
          {...register('name')}
        />
        <Controller
          name="scopes"
          control={control}
          render={({ field: { value, onChange } }) => (
            <ChoiceList<ApiScope>
              label="Ce qu’elle permet"
              options={scopeWords}
              values={value}
              onChange={onChange}
              error={formState.errors.scopes?.message}
            />
          )}
        />
        <FormError failure={failure?.fields ? null : failure} />
        <div className={styles.ways}>
          <Button variant="primary" type="submit" isBusy={isLoading}>
            Créer la clé
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
