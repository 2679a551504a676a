import { Dialog } from '@teranga/ui/dialog';
import { plural } from '../../lib/format.ts';
import type { Outcome } from '../../parts/BulkResults.tsx';
import { ReductionForm, type Reduced } from './ReductionForm.tsx';

interface ReductionDialogProps {
  products: readonly Reduced[];
  /** Some products were reduced, or refused. */
  onDone: () => void;
  onRefused: (outcomes: Outcome[]) => void;
  onClose: () => void;
}

/** Reduces the products that were chosen in the list. */
export function ReductionDialog({ products, onDone, onRefused, onClose }: ReductionDialogProps) {
  const finish = () => {
    onDone();
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} label={`Réduire le prix de ${plural(products.length, 'article')}`}>
      <ReductionForm products={products} onDone={finish} onRefused={onRefused} />
    </Dialog>
  );
}
