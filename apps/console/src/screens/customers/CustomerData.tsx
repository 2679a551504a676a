import { Button } from '@teranga/ui/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CustomerRecordWire } from '@teranga/contract/admin';
import { customerFile, customersApi } from '../../api/customersApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { plural } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { useChange } from '../../lib/useChange.ts';
import { Card } from '../../parts/Card.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import styles from './CustomerPage.module.css';

/** The rights of a person over their data: a copy of it, and its deletion. */
export function CustomerData({ customer: { key, name } }: { customer: CustomerRecordWire }) {
  const navigate = useNavigate();
  const dispatch = useConsoleDispatch();
  const [isConfirming, setIsConfirming] = useState(false);
  const [erase, { isLoading }] = customersApi.useEraseCustomerMutation();
  const { run, failure } = useChange();
  const confirm = async () => {
    const erased = await run(erase(key));
    if (!erased) return;
    const orders = plural(erased.data?.orders ?? 0, 'commande');
    dispatch(
      showToast({ tone: 'success', text: `Données supprimées. ${orders} restent sans nom ni contact.` }),
    );
    navigate('/clients', { replace: true });
    dispatch(customersApi.util.invalidateTags(['Customers']));
  };
  return (
    <Card title="Données personnelles">
      <p className={styles.soft}>
        Toute personne peut demander une copie de ses données, ou leur suppression (loi 2008-12).
      </p>
      <div className={styles.stacked}>
        <LinkButton
          href={customerFile(key)}
          download
          onClick={() =>
            dispatch(showToast({ tone: 'info', text: 'Le fichier est dans vos téléchargements.' }))
          }
        >
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Télécharger ses données
        </LinkButton>
        <Button variant="quiet" onClick={() => setIsConfirming(true)}>
          Supprimer ses données…
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        title={`Supprimer les données de ${name || 'cette personne'}`}
        action="Supprimer ses données"
        isBusy={isLoading}
        failure={failure}
        confirm={() => void confirm()}
        onClose={() => setIsConfirming(false)}
      >
        <p>
          Son compte, ses contacts, ses adresses, ses devis et ses messages disparaissent. Ses commandes
          restent pour la comptabilité, sans nom ni contact. On ne peut pas revenir en arrière.
        </p>
      </ConfirmDialog>
    </Card>
  );
}
