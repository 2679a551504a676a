import { SelectField, TextField } from '@teranga/ui/field';
import type { CustomFieldProps } from './settingFields.ts';

const usualAmount = 50_000;
const options = [
  { value: 'never', label: 'Jamais' },
  { value: 'always', label: 'Toujours' },
  { value: 'from', label: 'À partir d’un montant' },
];

/** When shoppers who pay on delivery confirm their order by a code. */
export function ConfirmByCode({ value, onChange, error }: CustomFieldProps) {
  const amount = typeof value === 'number' ? value : null;
  const word = value === 'always' ? 'always' : 'never';
  const choice = amount === null ? word : 'from';
  return (
    <>
      <SelectField
        name="confirmByCode"
        label="Demander un code au client avant la commande"
        hint="Un code reçu par SMS ou par e-mail évite les fausses commandes."
        options={options}
        error={choice === 'from' ? null : error}
        value={choice}
        onChange={({ target }) => onChange(target.value === 'from' ? usualAmount : target.value)}
      />
      {amount !== null && (
        <TextField
          name="confirmFrom"
          type="number"
          inputMode="numeric"
          label="Montant en FCFA"
          min={0}
          error={error}
          value={String(amount)}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
    </>
  );
}
