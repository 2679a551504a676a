import type { PaymentAccountStateWire, PaymentEnv } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { useState } from 'react';
import { paymentApi } from '../../../api/paymentApi.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useChange } from '../../../lib/useChange.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { Menu } from '../../../parts/Menu.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { PaymentKeysDialog } from './PaymentKeysDialog.tsx';
import { TestPayment } from './TestPayment.tsx';
import dialogs from '../../../parts/dialogs.module.css';
import styles from './payment.module.css';

const envWords = {
  test: {
    tone: 'waiting',
    badge: 'Essai',
    text: 'Les clients voient PayTech en mode d’essai : aucun argent n’est pris.',
  },
  prod: {
    tone: 'good',
    badge: 'Réel',
    text: 'Les clients paient vraiment ; l’argent arrive sur votre compte PayTech.',
  },
} as const;

const steps = [
  'Créez un compte sur paytech.sn et copiez ses deux clés.',
  'Enregistrez-les ici en mode d’essai et essayez un paiement.',
  'Quand PayTech a validé votre compte, passez aux paiements réels.',
];

/** The account as it is, and the way on: a test payment, then real ones. */
function WithAccount({ state, goReal }: { state: PaymentAccountStateWire; goReal: () => void }) {
  const { account, isOffered } = state;
  if (!account) return null;
  const { env, updatedAt } = account;
  return (
    <>
      <p>{envWords[env].text}</p>
      {!isOffered && <p>Pour le proposer aux clients, cochez « Paiement en ligne par PayTech » plus bas.</p>}
      <p className={dialogs.soft}>
        Clés enregistrées le {formatInstant(updatedAt)}. Elles ne sont jamais montrées.
      </p>
      <TestPayment key={updatedAt} isReal={env === 'prod'}>
        {env === 'test' && (
          <Button variant="quiet" onClick={goReal}>
            Passer aux paiements réels
          </Button>
        )}
      </TestPayment>
    </>
  );
}

/** The account at PayTech: keys to try with, then real ones. */
export function PaymentAccount() {
  const query = paymentApi.usePaymentAccountQuery();
  const [open, setOpen] = useState<PaymentEnv | 'remove' | null>(null);
  const [remove, { isLoading }] = paymentApi.useRemovePaymentKeysMutation();
  const { run, failure } = useChange();
  const account = query.data?.account ?? null;
  const close = () => setOpen(null);
  const removeKeys = async () => {
    if (await run(remove(), { done: 'Les clés sont retirées.' })) close();
  };
  return (
    <Card
      title="Compte PayTech"
      action={
        account && (
          <div className={styles.state}>
            <Badge tone={envWords[account.env].tone}>{envWords[account.env].badge}</Badge>
            <Menu
              label="Autres actions pour le compte PayTech"
              items={[
                { label: 'Remplacer les clés…', run: () => setOpen(account.env) },
                { label: 'Retirer les clés…', isGrave: true, run: () => setOpen('remove') },
              ]}
            />
          </div>
        )
      }
    >
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {(state) =>
          state.account ? (
            <WithAccount state={state} goReal={() => setOpen('prod')} />
          ) : (
            <>
              <p>Wave, Orange Money et carte bancaire passent par un compte PayTech à votre nom.</p>
              <ol className={dialogs.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <div className={styles.ways}>
                <Button variant="quiet" onClick={() => setOpen('test')}>
                  Enregistrer les clés
                </Button>
              </div>
            </>
          )
        }
      </QueryState>
      {(open === 'test' || open === 'prod') && <PaymentKeysDialog env={open} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        title="Retirer les clés de paiement"
        action="Retirer les clés"
        isBusy={isLoading}
        failure={failure}
        confirm={() => void removeKeys()}
        onClose={close}
      >
        <p>Les clients ne peuvent plus payer en ligne. Les paiements en cours se terminent.</p>
      </ConfirmDialog>
    </Card>
  );
}
