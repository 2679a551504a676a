import { WithoutScript, type PartProps } from '@teranga/design-kit';
import { refusedFieldId } from '@teranga/ui/field-id';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import styles from './QuantityStepper.module.css';

interface StepProps {
  by: 1 | -1;
  label: string;
  Sign: LucideIcon;
  canStep: boolean;
  step: () => void;
  isSubmitting: boolean;
}

/** One more or one less: posts the form around it, or needs JavaScript. */
function Step({ by, label, Sign, canStep, step, isSubmitting }: StepProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    step();
  };
  return (
    <button
      {...(isSubmitting ? { name: 'step', value: by } : { 'data-needs-script': '' })}
      type={isSubmitting ? 'submit' : 'button'}
      className={styles.step}
      aria-label={label}
      disabled={!canStep}
      onClick={press}
    >
      <Sign size={20} strokeWidth={2} aria-hidden="true" />
    </button>
  );
}

/** One less, one more, or a number from the list. */
export function QuantityStepper({
  quantity,
  label,
  isSubmitting = false,
  error = null,
}: PartProps['QuantityStepper']) {
  const errorId = useId();
  const choices = quantity.choices.includes(quantity.value)
    ? quantity.choices
    : [...quantity.choices, quantity.value].sort((a, b) => a - b);
  return (
    <>
      <fieldset className={styles.stepper} aria-label={label}>
        <Step
          by={-1}
          label="Diminuer la quantité"
          Sign={Minus}
          canStep={quantity.canDecrease}
          step={quantity.decrease}
          isSubmitting={isSubmitting}
        />
        <select
          id={error === null ? undefined : refusedFieldId('quantity')}
          name="quantity"
          className={styles.value}
          aria-label={label}
          aria-describedby={error === null ? undefined : errorId}
          aria-invalid={error === null ? undefined : true}
          value={quantity.value}
          onChange={({ target }) => quantity.set(Number(target.value))}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
        <Step
          by={1}
          label="Augmenter la quantité"
          Sign={Plus}
          canStep={quantity.canIncrease}
          step={quantity.increase}
          isSubmitting={isSubmitting}
        />
        {isSubmitting && (
          <WithoutScript>
            <button type="submit" className={styles.step}>
              OK
            </button>
          </WithoutScript>
        )}
        <VisuallyHidden>
          <output>{quantity.value}</output>
        </VisuallyHidden>
      </fieldset>
      {error !== null && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
