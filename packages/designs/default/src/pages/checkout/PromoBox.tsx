import { useHydrated } from '@teranga/core/lib/hydration';
import type { PromoView } from '@teranga/core/features/checkout/promo';
import { Button } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { BadgePercent } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styles from './PromoBox.module.css';

/** Shown if a code was typed and not applied. */
const reminderText = 'Cliquez sur «\u00a0Appliquer\u00a0» pour valider ce code, ou effacez-le.';

function errorOf({ message, isInvalid }: PromoView): string | null {
  if (message) return message.tone === 'bad' ? message.text : null;
  return isInvalid ? reminderText : null;
}

/** A promo code and its discount. Enter applies it and must not submit the order. */
export function PromoBox({ promo }: { promo: PromoView }) {
  const isHydrated = useHydrated();
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    promo.apply();
  };
  return (
    <div className={styles.box}>
      {/* The keys are those of the field inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.row} onKeyDown={applyOnEnter}>
        <TextField
          name="promoCode"
          label="Votre code"
          autoComplete="off"
          className={styles.field}
          value={promo.text}
          onChange={({ target }) => promo.type(target.value)}
          error={errorOf(promo)}
        />
        <Button
          variant="quiet"
          className={styles.apply}
          // Before hydration it posts the form, which is then shown with its new totals.
          {...(isHydrated
            ? { onClick: promo.apply, disabled: !promo.canApply }
            : { type: 'submit', name: 'update', value: 'promo' })}
          isBusy={promo.isChecking}
        >
          Appliquer
        </Button>
      </div>
      <output className={styles.good}>{promo.message?.tone === 'good' && promo.message.text}</output>
      {promo.discount && (
        <p className={styles.applied}>
          <span className={styles.discount}>
            <BadgePercent size={22} strokeWidth={1.75} aria-hidden="true" />
            Réduction : {promo.discount}
          </span>
          <Button
            variant="plain"
            className={styles.remove}
            data-needs-script=""
            onClick={() => promo.type('')}
          >
            Retirer le code
          </Button>
        </p>
      )}
    </div>
  );
}
