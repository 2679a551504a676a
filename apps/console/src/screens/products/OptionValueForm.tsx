import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OptionValue } from './variations.ts';
import styles from './OptionsEditor.module.css';

const firstColor = '#1f6f4a';

/** Values to add: what is stored, and what a colour is called. */
export type NewValues = readonly (readonly [value: string, word: string])[];

interface OptionValueFormProps {
  kind: OptionValue['valueType'];
  /** False: they are not taken, and stay to be resent. */
  add: (values: NewValues) => boolean;
}

/** A value that is typed for an option, or several with commas. */
export function OptionValueForm({ kind, add }: OptionValueFormProps) {
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
    <span className={styles.adding}>
      {kind === 'color' && (
        <input
          type="color"
          aria-label="Couleur"
          className={styles.color}
          value={color}
          onChange={({ target }) => setColor(target.value)}
        />
      )}
      <input
        className={styles.input}
        aria-label={kind === 'color' ? 'Nom de la couleur' : 'Nouvelle valeur'}
        placeholder={kind === 'color' ? 'Nom de la couleur' : 'S, M, L'}
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
      <button type="button" className={styles.way} onClick={send}>
        <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>Ajouter cette valeur</VisuallyHidden>
      </button>
    </span>
  );
}
