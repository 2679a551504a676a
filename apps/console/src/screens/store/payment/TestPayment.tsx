import { formatAmount } from '@teranga/core/domain/money';
import { Button } from '@teranga/ui/button';
import type { ReactNode } from 'react';
import { paymentApi } from '../../../api/paymentApi.ts';
import { useChange } from '../../../lib/useChange.ts';
import { FormError } from '../../../parts/FormError.tsx';
import { LinkButton } from '../../../parts/LinkButton.tsx';
import styles from './payment.module.css';

interface TestPaymentProps {
  isReal: boolean;
  /** What stands beside it. */
  children?: ReactNode;
}

/** Requests a payment of PayTech with the saved keys; a tab opened by itself would be blocked. */
export function TestPayment({ isReal, children }: TestPaymentProps) {
  const [tryPayment, { data, isLoading }] = paymentApi.useTryPaymentMutation();
  const { run, failure } = useChange();
  return (
    <>
      <div className={styles.ways}>
        {data ? (
          <LinkButton href={data.url} target="_blank" rel="noreferrer">
            Payer {formatAmount(data.amount)} {isReal ? 'pour de vrai' : 'd’essai'} chez PayTech
          </LinkButton>
        ) : (
          <Button variant="quiet" isBusy={isLoading} onClick={() => void run(tryPayment())}>
            Essayer un paiement
          </Button>
        )}
        {children}
      </div>
      <output hidden={!data}>
        {data && 'PayTech accepte ces clés. Ouvrez la page de paiement pour aller au bout.'}
      </output>
      {failure && <FormError failure={failure} />}
    </>
  );
}
