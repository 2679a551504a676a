import { yupResolver } from '@hookform/resolvers/yup';
import type { StaffMemberWire } from '@teranga/contract/admin';
import { staffRoles } from '@teranga/contract/admin/staffRoles';
import { Button } from '@teranga/ui/button';
import { SelectField, TextField } from '@teranga/ui/field';
import { useForm } from 'react-hook-form';
import { object, string, type InferType } from 'yup';
import { teamApi } from '../../../api/teamApi.ts';
import { useChange } from '../../../lib/useChange.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { FormError } from '../../../parts/FormError.tsx';
import { roleOptions } from './roleOptions.ts';
import styles from '../../../parts/dialogs.module.css';

const schema = object({
  name: string().trim().required('Donnez le nom de la personne.'),
  role: string().oneOf(staffRoles).required(),
  phone: string().trim().default(''),
  email: string()
    .trim()
    .default('')
    .when('phone', ([phone], email) =>
      phone === '' ? email.required('Donnez un téléphone ou une adresse e-mail.') : email,
    ),
});
type Fields = InferType<typeof schema>;

interface NewMemberDialogProps {
  onAdded: (member: StaffMemberWire) => void;
  onClose: () => void;
}

/** Adds somebody to the team, who then signs in by a code. */
export function NewMemberDialog({ onAdded, onClose }: NewMemberDialogProps) {
  const [add, { isLoading }] = teamApi.useAddMemberMutation();
  const { run, failure } = useChange();
  const { register, handleSubmit, formState } = useForm<Fields>({
    resolver: yupResolver(schema),
    defaultValues: { name: '', role: 'preparer', phone: '', email: '' },
  });
  const save = handleSubmit(async ({ name, role, phone, email }) => {
    const member = { name, role, phone: phone || null, email: email || null };
    const added = await run(add(member));
    if (added?.data) onAdded(added.data);
  });
  const errorOf = (name: keyof Fields) => formState.errors[name]?.message ?? failure?.fields?.[name];
  return (
    <FormDialog isDirty={formState.isDirty} onClose={onClose} label="Ajouter à l’équipe">
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField label="Nom" isRequired error={errorOf('name')} {...register('name')} />
        <SelectField label="Rôle" options={roleOptions} error={errorOf('role')} {...register('role')} />
        <TextField
          type="tel"
          inputMode="tel"
          label="Téléphone"
          error={errorOf('phone')}
          {...register('phone')}
        />
        <TextField
          type="email"
          inputMode="email"
          label="Adresse e-mail"
          hint="Le code de connexion arrive à l’un des deux."
          error={errorOf('email')}
          {...register('email')}
        />
        <FormError failure={failure?.fields ? null : failure} />
        <div className={styles.ways}>
          <Button variant="primary" type="submit" isBusy={isLoading}>
            Ajouter à l’équipe
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
