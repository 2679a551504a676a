import { Minus, Plus } from 'lucide-react';
import { FieldFrame, useFieldWiring, type FieldWords } from './FieldFrame.tsx';
import { selectContent } from './selectContent.ts';
import type { ControlProps } from './TextField.tsx';
import styles from './field.module.css';

export type CounterFieldProps = FieldWords &
  ControlProps<HTMLInputElement> & {
    min: number;
    max: number;
    /** Counts one up or down. */
    step: (by: 1 | -1) => void;
  };

/**
 * Like native spin buttons: for pointers only. Keyboards and screen readers use the field's arrow
 * keys.
 */
const pressed = {
  type: 'button',
  className: styles.step,
  tabIndex: -1,
  'aria-hidden': true,
  'data-needs-script': '',
} as const;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A number of things: typed, or counted up and down with the thumb. */
export function CounterField({
  label,
  isRequired,
  hint,
  error,
  className,
  step,
  ...control
}: CounterFieldProps) {
  const words = { label, isRequired, hint, error, className };
  const wired = useFieldWiring(words, control.name);
  return (
    <FieldFrame words={words} {...wired}>
      <span className={styles.counter}>
        <button {...pressed} title="Un de moins" onClick={() => step(-1)}>
          <Minus {...icon} />
        </button>
        <input
          {...control}
          {...wired.wiring}
          type="number"
          onFocus={selectContent}
          inputMode="numeric"
          className={styles.control}
          required={undefined}
          aria-required={isRequired || undefined}
        />
        <button {...pressed} title="Un de plus" onClick={() => step(1)}>
          <Plus {...icon} />
        </button>
      </span>
    </FieldFrame>
  );
}
