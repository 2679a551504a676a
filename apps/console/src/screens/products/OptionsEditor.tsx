import { Button } from '@teranga/ui/button';
import { FieldRow, SelectField, TextField } from '@teranga/ui/field';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Plus, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { OptionValueForm, type NewValues } from './OptionValueForm.tsx';
import {
  axesOf,
  withAxisName,
  withoutAxis,
  withoutValue,
  withValue,
  wordOf,
  type NewVariation,
  type OptionAxis,
  type OptionValue,
  type VariationDraft,
} from './variations.ts';
import styles from './OptionsEditor.module.css';

interface OptionsEditorProps {
  drafts: readonly VariationDraft[];
  start: NewVariation;
  onChange: (drafts: VariationDraft[]) => void;
}

const kinds = [
  { value: 'text', label: 'Mots' },
  { value: 'color', label: 'Couleurs' },
];
/** The variations with further values of an option. */
const withValues = (
  drafts: readonly VariationDraft[],
  { name, valueType }: Pick<OptionValue, 'name' | 'valueType'>,
  values: NewValues,
  start: NewVariation,
): VariationDraft[] =>
  values.reduce<VariationDraft[]>(
    (next, [value, shortValue]) =>
      withValue(next, { name, value, valueType, ...(shortValue && { shortValue }) }, start),
    [...drafts],
  );

interface AxisProps extends OptionsEditorProps {
  axis: OptionAxis;
}

function Axis({ axis, drafts, start, onChange }: AxisProps) {
  const kind = axis.values[0]?.valueType === 'color' ? 'color' : 'text';
  return (
    <li className={styles.axis}>
      <TextField
        name={`option-${axis.name}`}
        label="Option"
        defaultValue={axis.name}
        onBlur={({ target }) => {
          const name = target.value.trim();
          if (name && name !== axis.name) onChange(withAxisName(drafts, axis.name, name));
        }}
      />
      <ul className={styles.values} aria-label={`Valeurs de « ${axis.name} »`}>
        {axis.values.map((option) => (
          <li key={option.value} className={styles.value}>
            {option.valueType === 'color' && (
              <span className={styles.swatch} style={{ background: option.value }} aria-hidden="true" />
            )}
            {wordOf(option)}
            <button type="button" onClick={() => onChange(withoutValue(drafts, axis.name, option.value))}>
              <X size={14} strokeWidth={2} aria-hidden="true" />
              <VisuallyHidden>
                Retirer {wordOf(option)} de « {axis.name} »
              </VisuallyHidden>
            </button>
          </li>
        ))}
        <li className={styles.last}>
          <OptionValueForm
            kind={kind}
            add={(values) => {
              onChange(withValues(drafts, { name: axis.name, valueType: kind }, values, start));
              return true;
            }}
          />
        </li>
      </ul>
      <button
        type="button"
        className={styles.remove}
        onClick={() => onChange(withoutAxis(drafts, axis.name))}
      >
        <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>Retirer l’option « {axis.name} »</VisuallyHidden>
      </button>
    </li>
  );
}

/** Options that most products have, and any other. */
const startsOfOptions = [
  { name: 'Taille', kind: 'text', label: 'Ajouter des tailles', hint: 'Les tailles, avec des virgules :' },
  {
    name: 'Couleur',
    kind: 'color',
    label: 'Ajouter des couleurs',
    hint: 'Une couleur, puis les autres à la suite :',
  },
  { name: '', kind: 'text', label: 'Ajouter une option', hint: '' },
] as const;
type StartOfOption = (typeof startsOfOptions)[number];

interface NewOptionProps {
  begin: StartOfOption;
  isTaken: (name: string) => boolean;
  add: (option: Pick<OptionValue, 'name' | 'valueType'>, values: NewValues) => void;
}

function NewOption({ begin, isTaken, add }: NewOptionProps) {
  const [name, setName] = useState<string>(begin.name);
  const [kind, setKind] = useState<'text' | 'color'>(begin.kind);
  const [isNameless, setNameless] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    const fields = [...(place.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, []);
  const send = (values: NewValues) => {
    setNameless(name.trim() === '');
    if (name.trim() === '' || isTaken(name.trim())) return false;
    add({ name: name.trim(), valueType: kind }, values);
    return true;
  };
  const namelessError = isNameless ? 'Donnez un nom à l’option.' : null;
  return (
    <div ref={place} className={styles.new}>
      {begin.name === '' && (
        <FieldRow>
          <TextField
            name="option-name"
            label="Nouvelle option"
            placeholder="Matière"
            value={name}
            error={isTaken(name.trim()) ? 'Cette option existe déjà.' : namelessError}
            onChange={({ target }) => {
              setName(target.value);
              setNameless(false);
            }}
          />
          <SelectField
            name="option-kind"
            label="Ses valeurs sont"
            options={kinds}
            value={kind}
            onChange={({ target }) => setKind(target.value === 'color' ? 'color' : 'text')}
          />
        </FieldRow>
      )}
      {begin.name !== '' && <p className={styles.soft}>{begin.hint}</p>}
      <OptionValueForm kind={kind} add={send} />
    </div>
  );
}

/** Sizes, colours and the like: each combination of their values is a variation. */
export function OptionsEditor(props: OptionsEditorProps) {
  const { drafts, start, onChange } = props;
  const [begun, setBegun] = useState<StartOfOption | null>(null);
  const axes = axesOf(drafts);
  const isTaken = (name: string) => axes.some((axis) => axis.name === name);
  return (
    <div className={styles.options}>
      {axes.length === 0 && begun === null && (
        <p className={styles.soft}>
          L’article existe en plusieurs tailles ou couleurs ? Chacune a alors son prix et son stock.
        </p>
      )}
      <ul>
        {axes.map((axis) => (
          <Axis key={axis.name} axis={axis} {...props} />
        ))}
      </ul>
      {begun ? (
        <NewOption
          begin={begun}
          isTaken={isTaken}
          add={(option, values) => {
            onChange(withValues(drafts, option, values, start));
            setBegun(null);
          }}
        />
      ) : (
        <div className={styles.starts}>
          {startsOfOptions
            .filter(({ name }) => !isTaken(name))
            .map((option) => (
              <Button key={option.label} variant="quiet" onClick={() => setBegun(option)}>
                <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
                {option.label}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}
