import { yupResolver } from '@hookform/resolvers/yup';
import { paymentEnvs, type PaymentEnv } from '@teranga/contract/admin/paymentEnvs';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { SelectField, TextField } from '@teranga/ui/field';
import { useForm } from 'react-hook-form';
import { object, string, type InferType } from 'yup';
import { paymentApi } from '../../../api/paymentApi.ts';
import { useChange } from '../../../lib/useChange.ts';
import { FormError } from '../../../parts/FormError.tsx';
import styles from '../../../parts/dialogs.module.css';

const envOptions = [
  { value: 'test', label: 'Essai : aucun argent n’est pris' },
  { value: 'prod', label: 'Paiements réels' },
];
const key = string()
  .trim()
  .max(500, '500 signes au plus.')
  .matches(/^[!-~]*$/, { message: 'Copiez la clé telle que PayTech la montre, sans espace.' });
const schema = object({
  apiKey: key.required('Collez la clé de PayTech.'),
  apiSecret: key.required('Collez la clé secrète de PayTech.'),
  env: string().oneOf(paymentEnvs).required(),
});
type Fields = InferType<typeof schema>;

interface PaymentKeysDialogProps {
  env: PaymentEnv;
  onClose: () => void;
}

/** Takes the keys of an account at PayTech; they are never shown again. */
export function PaymentKeysDialog({ env, onClose }: PaymentKeysDialogProps) {
  const [save, { isLoading }] = paymentApi.useSavePaymentKeysMutation();
  const { run, failure } = useChange();
  const { register, handleSubmit, formState } = useForm<Fields>({
    resolver: yupResolver(schema),
    defaultValues: { apiKey: '', apiSecret: '', env },
  });
  const submit = handleSubmit(async (fields) => {
    const isReal = fields.env === 'prod';
    const done = isReal ? 'Les clients peuvent payer pour de vrai.' : 'Clés d’essai enregistrées.';
    if (await run(save(fields), { done })) onClose();
  });
  const errorOf = (name: keyof Fields) => formState.errors[name]?.message ?? failure?.fields?.[name];
  return (
    <Dialog isOpen onClose={onClose} label="Clés de PayTech">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>Dans PayTech, elles sont sous « Paramètres », « API ».</p>
        <TextField
          label="API_KEY"
          autoComplete="off"
          isRequired
          error={errorOf('apiKey')}
          {...register('apiKey')}
        />
        <TextField
          label="API_SECRET"
          autoComplete="off"
          isRequired
          error={errorOf('apiSecret')}
          {...register('apiSecret')}
        />
        <SelectField label="Mode" options={envOptions} error={errorOf('env')} {...register('env')} />
        <FormError failure={failure?.fields ? null : failure} />
        <div className={styles.ways}>
          <Button variant="primary" type="submit" isBusy={isLoading}>
            Enregistrer les clés
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
