import { CheckboxField, SelectField, TextAreaField, TextField } from '@teranga/ui/field';
import { Controller, type Control, type UseFormRegister, type FieldValues } from 'react-hook-form';
import { readWhole } from '../../../lib/wholeNumber.ts';
import { ImageField } from '../../../parts/ImageField.tsx';
import { PairsField } from './PairsField.tsx';
import { RichTextControl } from './RichTextControl.tsx';
import type { ValueField } from './settingFields.ts';

interface ValueControlProps {
  field: ValueField;
  /** Its path in the form. */
  name: string;
  control: Control;
  register: UseFormRegister<FieldValues>;
  error: string | undefined;
}

const areaRows = 4;
const linesOf = (value: unknown) => (Array.isArray(value) ? value.map(String).join('\n') : '');
const toNumber = (value: unknown) => {
  if (value === '' || value === null) return null;
  const whole = typeof value === 'string' ? readWhole(value) : Number.NaN;
  return Number.isNaN(whole) ? Number(value) : whole;
};

const inputs = {
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
} as const;

/** The control of one setting, by its kind. */
export function ValueControl({ field, name, control, register, error }: ValueControlProps) {
  const words = { label: field.label, hint: field.hint, error };
  switch (field.kind) {
    case 'text':
      return (
        <>
          <TextField
            {...words}
            {...(field.suggestions && { list: `${name}-suggestions` })}
            {...register(name)}
          />
          {field.suggestions && (
            <datalist id={`${name}-suggestions`}>
              {field.suggestions.map((word) => (
                <option key={word}>{word}</option>
              ))}
            </datalist>
          )}
        </>
      );
    case 'email':
    case 'tel':
      return <TextField {...words} {...inputs[field.kind]} {...register(name)} />;
    case 'number':
      return (
        <TextField
          {...words}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          {...register(name, { setValueAs: toNumber })}
        />
      );
    case 'area':
      return <TextAreaField {...words} rows={areaRows} {...register(name)} />;
    case 'switch':
      return <CheckboxField {...words} {...register(name)} />;
    case 'choice':
      return <SelectField {...words} options={field.options} {...register(name)} />;
    default:
      return (
        <Controller
          name={name}
          control={control}
          render={({ field: { value, onChange, ref } }) => {
            if (field.kind === 'custom') return <>{field.render({ value, onChange, error })}</>;
            if (field.kind === 'image')
              return (
                <ImageField {...words} value={typeof value === 'string' ? value : null} onChange={onChange} />
              );
            if (field.kind === 'rich')
              return (
                <RichTextControl
                  {...words}
                  value={typeof value === 'string' ? value : ''}
                  onChange={onChange}
                />
              );
            const text = { ...words, name, ref, rows: areaRows };
            if (field.kind === 'pairs') return <PairsField {...text} value={value} onChange={onChange} />;
            return (
              <TextAreaField
                {...text}
                value={linesOf(value)}
                onChange={({ target }) => onChange(target.value.split('\n'))}
              />
            );
          }}
        />
      );
  }
}
