import { useId } from 'react';
import { classNames } from '../class-names/index.ts';
import cards from './ChoiceCards.module.css';
import { FieldError, RequiredMark, useFieldWiring, type FieldWords } from './FieldFrame.tsx';
import styles from './field.module.css';

/** One card of a choice. */
export interface ChoiceCard<V extends string> {
  value: V;
  label: string;
  description: string;
  /** Formatted, at the card's end. */
  price?: string;
}

export type ChoiceCardsProps<V extends string> = FieldWords & {
  /** The field's name where the form is posted. */
  name?: string;
  value: V;
  choices: readonly ChoiceCard<V>[];
  choose: (value: V) => void;
};

/** Radio buttons as cards with description and price. Arrow keys change the selection. */
export function ChoiceCards<V extends string>({
  name,
  label,
  isRequired,
  hint,
  error,
  className,
  value,
  choices,
  choose,
}: ChoiceCardsProps<V>) {
  const group = useId();
  const { wiring, hintId, errorId } = useFieldWiring({ label, hint, error }, name);
  return (
    <fieldset
      id={wiring.id}
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={wiring['aria-invalid']}
      aria-describedby={wiring['aria-describedby']}
      className={classNames(styles.field, className)}
    >
      <legend className={styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={cards.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={cards.card}>
            <input
              type="radio"
              name={name ?? group}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => choose(choice.value)}
              className={cards.radio}
            />
            <span className={cards.cardText}>
              <span className={cards.cardLabel}>{choice.label}</span>
              {choice.description && <span className={styles.hint}>{choice.description}</span>}
            </span>
            {choice.price && <span className={classNames(cards.cardPrice, 'figures')}>{choice.price}</span>}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
