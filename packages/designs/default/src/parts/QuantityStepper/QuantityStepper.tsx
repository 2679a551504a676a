import type { PartProps } from '@teranga/design-kit';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Minus, Plus } from 'lucide-react';
import styles from './QuantityStepper.module.css';

/** One less, one more, or a number from the list. */
export function QuantityStepper({ quantity, label }: PartProps['QuantityStepper']) {
  const choices = quantity.choices.includes(quantity.value)
    ? quantity.choices
    : [...quantity.choices, quantity.value].sort((a, b) => a - b);
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label="Diminuer la quantité"
        disabled={!quantity.canDecrease}
        onClick={quantity.decrease}
      >
        <Minus size={20} strokeWidth={2} aria-hidden="true" />
      </button>
      <select
        className={styles.value}
        aria-label={label}
        value={quantity.value}
        onChange={({ target }) => quantity.set(Number(target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.step}
        aria-label="Augmenter la quantité"
        disabled={!quantity.canIncrease}
        onClick={quantity.increase}
      >
        <Plus size={20} strokeWidth={2} aria-hidden="true" />
      </button>
      <VisuallyHidden>
        <output>{quantity.value}</output>
      </VisuallyHidden>
    </fieldset>
  );
}
