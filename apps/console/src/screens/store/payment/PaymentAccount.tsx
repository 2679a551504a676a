import type { PaymentAccountStateWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { useState } from 'react';
import { paymentApi } from '../../../api/paymentApi.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useChange } from '../../../lib/useChange.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { PaymentKeysDialog } from './PaymentKeysDialog.tsx';
import { TestPayment } from './TestPayment.tsx';
import styles from '../../../parts/dialogs.module.css';

type Env = 'test' | 'prod';

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

function WithAccount({ state, edit }: { state: PaymentAccountStateWire; edit: (env: Env) => void }) {
  const [isRemoving, setRemoving] = useState(false);
  const [remove, { isLoading }] = paymentApi.useRemovePaymentKeysMutation();
  const { run, failure } = useChange();
  const { account, isOffered } = state;
  if (!account) return null;
  const { env, updatedAt } = account;
  return (
    <>
      <p>{envWords[env].text}</p>
      {!isOffered && <p>Pour le proposer aux clients, cochez « Paiement en ligne par PayTech » plus bas.</p>}
      <p className={styles['soft']}>
        Clés enregistrées le {formatInstant(updatedAt)}. Elles ne sont jamais montrées.
      </p>
      <TestPayment key={updatedAt} isReal={env === 'prod'} />
      <div className={styles['ways']}>
        <Button variant="plain" onClick={() => setRemoving(true)}>
          Retirer les clés…
        </Button>
        <Button variant="quiet" onClick={() => edit(env)}>
          Remplacer les clés
        </Button>
        {env === 'test' && (
          <Button variant="quiet" onClick={() => edit('prod')}>
            Passer aux paiements réels
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isRemoving}
        title="Retirer les clés de paiement"
        action="Retirer les clés"
        isBusy={isLoading}
        failure={failure}
        confirm={() =>
          void run(remove(), { done: 'Les clés sont retirées.' }).then((done) => done && setRemoving(false))
        }
        onClose={() => setRemoving(false)}
      >
        <p>Les clients ne peuvent plus payer en ligne. Les paiements en cours se terminent.</p>
      </ConfirmDialog>
    </>
  );
}

/** The account at PayTech: keys to try with, then real ones. */
export function PaymentAccount() {
  const query = paymentApi.usePaymentAccountQuery();
  const [edited, setEdited] = useState<Env | null>(null);
  const account = query.data?.account ?? null;
  const words = account && envWords[account.env];
  return (
    <Card title="Compte PayTech" action={words && <Badge tone={words.tone}>{words.badge}</Badge>}>
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {(state) =>
          state.account ? (
            <WithAccount state={state} edit={setEdited} />
          ) : (
            <>
              <p>Wave, Orange Money et carte bancaire passent par un compte PayTech à votre nom.</p>
              <ol className={styles['steps']}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <div className={styles['ways']}>
                <Button variant="quiet" onClick={() => setEdited('test')}>
                  Enregistrer les clés
                </Button>
              </div>
            </>
          )
        }
      </QueryState>
      {edited !== null && <PaymentKeysDialog env={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}
