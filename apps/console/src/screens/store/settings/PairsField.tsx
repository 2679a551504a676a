import { TextAreaField, type TextAreaFieldProps } from '@teranga/ui/field';
import { useState } from 'react';
import { pairsOf, toPairs } from './pairs.ts';

type PairsFieldProps = Omit<TextAreaFieldProps, 'value' | 'defaultValue' | 'onChange'> & {
  value: unknown;
  onChange: (pairs: Record<string, string>) => void;
};

/** Names with values as text: typed text stays as it is while it means the value. */
export function PairsField({ value, onChange, ...field }: PairsFieldProps) {
  const [typed, setTyped] = useState(() => pairsOf(value));
  const isCurrent = pairsOf(toPairs(typed)) === pairsOf(value);
  return (
    <TextAreaField
      {...field}
      value={isCurrent ? typed : pairsOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(toPairs(target.value));
      }}
    />
  );
}
