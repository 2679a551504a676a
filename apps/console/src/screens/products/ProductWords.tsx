import { TextField } from '@teranga/ui/field';
import { useController, useFormContext } from 'react-hook-form';
import { Card } from '../../parts/Card.tsx';
import { RichTextField } from '../../parts/RichTextField.tsx';
import type { ProductFields } from './productFields.ts';

/** Texts by field with which the server refused a form. */
export type ServerErrors = Readonly<Record<string, string>> | undefined;

/** Name and description of a product. */
export function ProductWords({ serverErrors }: { serverErrors: ServerErrors }) {
  const { register, formState } = useFormContext<ProductFields>();
  const { field } = useController<ProductFields, 'description'>({ name: 'description' });
  const { errors } = formState;
  return (
    <Card title="Article">
      <TextField
        label="Nom"
        isRequired
        error={errors.name?.message ?? serverErrors?.['name']}
        {...register('name')}
      />
      <RichTextField
        label="Description"
        error={errors.description?.message ?? serverErrors?.['description']}
        value={field.value}
        onChange={field.onChange}
      />
    </Card>
  );
}
