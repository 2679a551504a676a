import type { StaffProductWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { productsApi } from '../../api/productsApi.ts';
import { useChange } from '../../lib/useChange.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';

/** Puts an article on sale, beside the badge that says it is not. */
export function PublishButton({ product: { id, version } }: { product: StaffProductWire }) {
  const [change, { isLoading }] = productsApi.useChangeProductMutation();
  const { run, conflict, clearConflict } = useChange();
  const publish = () =>
    run(change({ id, version, body: { isPublished: true } }), { done: 'L’article est en vente.' });
  return (
    <>
      <Button variant="quiet" isBusy={isLoading} onClick={() => void publish()}>
        Mettre en vente
      </Button>
      <ConflictDialog message={conflict} onClose={clearConflict} />
    </>
  );
}
