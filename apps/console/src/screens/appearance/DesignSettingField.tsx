import type { DesignSetting } from '@teranga/design-manifest/manifest';
import { SelectField, TextAreaField, TextField } from '@teranga/ui/field';
import { ImageField } from '../../parts/ImageField.tsx';
import { ColorField } from './ColorField.tsx';
import type { FrameLook } from './frameTokens.ts';
import { SectionsField } from './SectionsField.tsx';

interface DesignSettingFieldProps {
  setting: DesignSetting;
  value: unknown;
  /** Undefined: as in the design. */
  onChange: (value: unknown) => void;
  theme: FrameLook['theme'];
  /** The values of all tokens in the theme, with what is set. */
  tokens: Readonly<Record<string, string>>;
  /** Why the server refused the value. */
  errors: readonly string[];
}

/** A longer text has several lines. */
const oneLine = 100;
const capital = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** The field of one setting, as the design's `design.json` describes it. */
export function DesignSettingField(props: DesignSettingFieldProps) {
  const { setting, value, onChange, theme, tokens, errors } = props;
  const { name } = setting;
  const label = capital(setting.label);
  const error = errors.length > 0 ? errors.join(' ') : null;
  const text = typeof value === 'string' ? value : '';
  switch (setting.kind) {
    case 'color':
      return (
        <ColorField
          setting={setting}
          label={label}
          value={value}
          onChange={onChange}
          theme={theme}
          tokens={tokens}
          error={error}
        />
      );
    case 'choice':
      return (
        <SelectField
          name={name}
          label={label}
          options={setting.options.map((option) => ({ value: option.value, label: capital(option.label) }))}
          value={text || setting.default}
          onChange={({ target }) => onChange(target.value === setting.default ? undefined : target.value)}
          error={error}
        />
      );
    case 'text': {
      const Field = setting.longest > oneLine ? TextAreaField : TextField;
      const left = setting.longest - text.length;
      return (
        <Field
          name={name}
          label={label}
          hint={
            left < 0 ? `${-left} signes de trop` : `Encore ${left} signes. Vide : le texte de la boutique.`
          }
          value={text}
          onChange={({ target }: { target: { value: string } }) => onChange(target.value || undefined)}
          error={error}
        />
      );
    }
    case 'picture':
      return (
        <ImageField
          label={label}
          value={text || null}
          onChange={(file) => onChange(file ?? undefined)}
          error={error ?? undefined}
        />
      );
  }
  return <SectionsField setting={setting} label={label} value={value} onChange={onChange} error={error} />;
}
