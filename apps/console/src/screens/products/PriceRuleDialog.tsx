import { formatAmount } from '@teranga/core/domain/money';
import { Dialog } from '@teranga/ui/dialog';
import { createPortal } from 'react-dom';
import { PriceRuleForm } from './PriceRuleForm.tsx';
import type { PriceRuleFields } from './priceRules.ts';
import styles from '../../parts/dialogs.module.css';

interface PriceRuleDialogProps {
  fields: PriceRuleFields;
  base: number;
  isNew: boolean;
  save: (fields: PriceRuleFields) => void;
  onClose: () => void;
}

const kinds = ['percent', 'price'] as const;
const whole = 100;

/** A reduction of a product and its dates. */
export function PriceRuleDialog({ fields, base, isNew, save, onClose }: PriceRuleDialogProps) {
  // The product's own form is around it in React; in the document, a form cannot lie in a form.
  return createPortal(
    <Dialog isOpen onClose={onClose} label={isNew ? 'Nouvelle réduction' : 'Changer la réduction'}>
      <PriceRuleForm
        fields={fields}
        kinds={kinds}
        isNew={isNew}
        button={isNew ? 'Ajouter la réduction' : 'Garder ces dates'}
        save={save}
      >
        {({ kind, amount }) => {
          const paid = kind === 'percent' ? Math.round(base - (base * amount) / whole) : amount;
          return (
            <>
              {Number.isFinite(paid) && paid >= 0 && (
                <p>
                  Le client paie <strong>{formatAmount(paid)}</strong> au lieu de {formatAmount(base)}.
                </p>
              )}
              <p className={styles.soft}>
                Elle est enregistrée avec l’article : touchez ensuite « Enregistrer ».
              </p>
            </>
          );
        }}
      </PriceRuleForm>
    </Dialog>,
    document.body,
  );
}
