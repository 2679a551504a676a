import { Button } from '@teranga/ui/button';
import { FieldRow, SelectField, TextField } from '@teranga/ui/field';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Plus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
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
const firstColor = '#1f6f4a';

/** Values to add: what is stored, and what a colour is called. */
type NewValues = readonly (readonly [value: string, word: string])[];

interface ValueFormProps {
  kind: OptionValue['valueType'];
  /** False: they are not taken, and stay to be sent again. */
  add: (values: NewValues) => boolean;
}

function ValueForm({ kind, add }: ValueFormProps) {
  const [word, setWord] = useState('');
  const [color, setColor] = useState(firstColor);
  const send = () => {
    const words = word
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
    if (words.length === 0) return;
    const values =
      kind === 'color' ? [[color, words.join(', ')] as const] : words.map((each) => [each, ''] as const);
    if (add(values)) setWord('');
  };
  return (
    <span className={styles['adding']}>
      {kind === 'color' && (
        <input
          type="color"
          aria-label="Couleur"
          className={styles['color']}
          value={color}
          onChange={({ target }) => setColor(target.value)}
        />
      )}
      <input
        className={styles['input']}
        aria-label={kind === 'color' ? 'Nom de la couleur' : 'Nouvelle valeur'}
        placeholder={kind === 'color' ? 'Nom de la couleur' : 'Ajouter une valeur'}
        enterKeyHint="done"
        value={word}
        onChange={({ target }) => setWord(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would send the form.
          event.preventDefault();
          send();
        }}
      />
      <button type="button" className={styles['way']} onClick={send}>
        <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>Ajouter cette valeur</VisuallyHidden>
      </button>
    </span>
  );
}

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
    <li className={styles['axis']}>
      <TextField
        name={`option-${axis.name}`}
        label="Option"
        defaultValue={axis.name}
        onBlur={({ target }) => {
          const name = target.value.trim();
          if (name && name !== axis.name) onChange(withAxisName(drafts, axis.name, name));
        }}
      />
      <ul className={styles['values']} aria-label={`Valeurs de « ${axis.name} »`}>
        {axis.values.map((option) => (
          <li key={option.value} className={styles['value']}>
            {option.valueType === 'color' && (
              <span className={styles['swatch']} style={{ background: option.value }} aria-hidden="true" />
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
        <li className={styles['last']}>
          <ValueForm
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
        className={styles['remove']}
        onClick={() => onChange(withoutAxis(drafts, axis.name))}
      >
        <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>Retirer l’option « {axis.name} »</VisuallyHidden>
      </button>
    </li>
  );
}

/** Sizes, colours and the like: each combination of their values is a variation. */
export function OptionsEditor(props: OptionsEditorProps) {
  const { drafts, start, onChange } = props;
  const [isAdding, setAdding] = useState(false);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'text' | 'color'>('text');
  const axes = axesOf(drafts);
  const [isNameless, setNameless] = useState(false);
  const isTaken = axes.some((axis) => axis.name === name.trim());
  const addOption = (values: NewValues) => {
    setNameless(name.trim() === '');
    if (name.trim() === '' || isTaken) return false;
    onChange(withValues(drafts, { name: name.trim(), valueType: kind }, values, start));
    setName('');
    setAdding(false);
    return true;
  };
  return (
    <div className={styles['options']}>
      {axes.length === 0 && !isAdding && (
        <p className={styles['soft']}>
          Tailles, couleurs… L’article se vend alors par déclinaison, chacune avec son prix et son stock.
        </p>
      )}
      <ul>
        {axes.map((axis) => (
          <Axis key={axis.name} axis={axis} {...props} />
        ))}
      </ul>
      {isAdding ? (
        <div className={styles['new']}>
          <FieldRow>
            <TextField
              name="option-name"
              label="Nouvelle option"
              placeholder="Taille"
              value={name}
              error={isTaken ? 'Cette option existe déjà.' : isNameless ? 'Donnez un nom à l’option.' : null}
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
          <ValueForm kind={kind} add={addOption} />
        </div>
      ) : (
        <Button variant="quiet" onClick={() => setAdding(true)}>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          Ajouter une option
        </Button>
      )}
    </div>
  );
}
