import type { CheckoutView } from '@teranga/core/checkout';
import { Button } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { ChoiceCards, FieldRow, TextField } from '@teranga/ui/field';
import { useRef, type FormEvent, type ReactNode } from 'react';
import layout from '../../layout/layout.module.css';
import styles from '../CheckoutPage.module.css';
import { CheckoutDialog } from './CheckoutDialog.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { Submitting } from './Submitting.tsx';
import { ZoneChoice } from './ZoneChoice.tsx';

export type ReadyCheckout = Extract<CheckoutView, { status: 'ready' }>;

/** What is wrong and can be set right by typing or choosing. */
const faultySelector = 'input[aria-invalid="true"], select[aria-invalid="true"], [aria-invalid="true"] input';

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classNames(layout.tile, styles.step)}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The form, and beside it what is being bought. */
export function OrderForm({ checkout }: { checkout: ReadyCheckout }) {
  const { field, zones, methods } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    checkout.submit();
  };
  const goToFault = () => form.current?.querySelector<HTMLElement>(faultySelector)?.focus();
  return (
    <div className={styles.columns}>
      <form ref={form} className={styles.form} onSubmit={send} noValidate>
        <Step title="Informations de livraison">
          <ZoneChoice zones={zones} />
        </Step>
        <Step title="Vos coordonnées">
          <FieldRow>
            <TextField {...field('firstName')} />
            <TextField {...field('lastName')} />
            <TextField {...field('phone')} />
            <TextField {...field('email')} />
          </FieldRow>
        </Step>
        <Step title="Adresse de livraison">
          <TextField {...field('address')} />
          <FieldRow>
            <TextField {...field('city')} />
            <TextField {...field('postalCode')} />
          </FieldRow>
        </Step>
        <Step title="Mode de paiement">
          <ChoiceCards label="Comment souhaitez-vous payer ?" isRequired {...methods} />
        </Step>
        <Button
          variant="primary"
          size="large"
          type="submit"
          className={styles.submit}
          isBusy={checkout.isSubmitting}
        >
          {checkout.submitLabel}
        </Button>
      </form>
      <OrderSummary checkout={checkout} />
      {checkout.isSubmitting && <Submitting />}
      <CheckoutDialog dialog={checkout.dialog} onRead={goToFault} />
    </div>
  );
}
