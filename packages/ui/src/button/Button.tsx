import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../class-names/index.ts';
import { Spinner } from '../spinner/index.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass.ts';
import styles from './Button.module.css';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant: ButtonVariant;
  size?: ButtonSize | undefined;
  /** In progress: shows a spinner, ignores presses and stays focused. */
  isBusy?: boolean | undefined;
};

/** A button that is at least 44 px high. Its `type` is `button` unless said otherwise. */
export function Button({
  variant,
  size,
  isBusy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would lose the keyboard focus while the shopper waits.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant, size), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {isBusy && <Spinner className={styles.spinner} />}
      {children}
    </button>
  );
}
