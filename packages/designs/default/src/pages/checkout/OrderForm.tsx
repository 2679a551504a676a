import { ActionForm, Panel, WithoutScript } from '@teranga/design-kit';
import { Button, buttonClass, EnterSubmit, staysInField } from '@teranga/ui/button';
import { ChoiceCards, FieldRow, goTo, goToFirstError, TextField } from '@teranga/ui/field';
import { useRef } from 'react';
import styles from '../CheckoutPage.module.css';
import { CheckoutDialog } from './CheckoutDialog.tsx';
import { OrderCode } from './OrderCode.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PromoBox } from './PromoBox.tsx';
import { Submitting } from './Submitting.tsx';
import type { ReadyCheckout } from './readyCheckout.ts';
import { ZoneChoice } from './ZoneChoice.tsx';

/** The form, with the order's content beside it. */
export function OrderForm({ checkout }: { checkout: ReadyCheckout }) {
  const { field, kinds, zones, isPickup, methods, promo } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const lines = useRef<HTMLElement>(null);
  return (
    <div className={styles.columns}>
      <ActionForm
        action="/checkout"
        values={checkout.posted.values}
        search={checkout.posted.search}
        run={checkout.submit}
        ref={form}
        className={styles.form}
      >
        <EnterSubmit />
        <Panel
          kind="step"
          number={1}
          title={kinds ? 'Livraison ou retrait' : isPickup ? 'Retrait' : 'Informations de livraison'}
        >
          {kinds && (
            <ChoiceCards
              name="deliveryKind"
              label={'Comment souhaitez-vous recevoir votre commande\u00a0?'}
              isRequired
              {...kinds}
              className={styles.kinds}
            />
          )}
          <ZoneChoice zones={zones} isPickup={isPickup} />
        </Panel>
        <Panel kind="step" number={2} title="Code promo">
          <PromoBox promo={promo} />
        </Panel>
        <Panel kind="step" number={3} title="Vos coordonnées">
          <FieldRow>
            <TextField {...field('firstName')} />
            <TextField {...field('lastName')} />
            <TextField {...field('phone')} />
            <TextField {...field('email')} />
          </FieldRow>
        </Panel>
        {!isPickup && (
          <Panel kind="step" number={4} title="Adresse de livraison">
            <TextField {...field('address')} />
            <FieldRow>
              <TextField {...field('city')} />
              <TextField {...field('postalCode')} />
            </FieldRow>
          </Panel>
        )}
        <Panel kind="step" number={isPickup ? 4 : 5} title="Mode de paiement">
          <ChoiceCards
            name="paymentMethod"
            label={'Comment souhaitez-vous payer\u00a0?'}
            isRequired
            {...methods}
          />
        </Panel>
        {checkout.posted.code && (
          <Panel kind="step" number={isPickup ? 5 : 6} title="Code de vérification">
            <TextField
              name="otp"
              label="Code reçu"
              inputMode="numeric"
              autoComplete="one-time-code"
              error={checkout.posted.code.error}
            />
            <Button variant="plain" type="submit" name="resend" value="1">
              Renvoyer le code
            </Button>
          </Panel>
        )}
        <WithoutScript>
          <button type="submit" name="update" value="1" className={buttonClass('quiet')}>
            Mettre à jour
          </button>
        </WithoutScript>
        <p className={styles.total}>
          <span>Total</span> <strong>{checkout.totals.total}</strong>
        </p>
        <Button
          variant="primary"
          size="large"
          type="submit"
          {...staysInField}
          className={styles.submit}
          isBusy={checkout.isValidating || checkout.isSubmitting}
        >
          {checkout.submitLabel}
        </Button>
      </ActionForm>
      <OrderSummary checkout={checkout} linesRef={lines} />
      {checkout.isSubmitting && <Submitting />}
      <OrderCode code={checkout.code} />
      <CheckoutDialog
        dialog={checkout.dialog}
        onRead={(returnsTo) => (returnsTo === 'lines' ? goTo(lines.current) : goToFirstError(form.current))}
      />
    </div>
  );
}
