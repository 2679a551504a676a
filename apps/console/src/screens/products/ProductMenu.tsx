import type { StaffProductWire } from '@teranga/contract/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { productsApi } from '../../api/productsApi.ts';
import { useChange } from '../../lib/useChange.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { Menu } from '../../parts/Menu.tsx';

/** What is done with a product besides editing it: a copy, or its end. */
export function ProductMenu({ product }: { product: StaffProductWire }) {
  const { id, name, version } = product;
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const [duplicate] = productsApi.useDuplicateProductMutation();
  const [remove, { isLoading }] = productsApi.useRemoveProductMutation();
  const { run, conflict, clearConflict } = useChange();
  const copy = async () => {
    const answer = await run(duplicate(id), { done: 'Copie créée, hors vente et sans stock.' });
    if (answer?.data) navigate(`/articles/article/${encodeURIComponent(answer.data.id)}`);
  };
  const end = async () => {
    const answer = await run(remove({ id, version }), { done: `« ${name} » est supprimé.` });
    setIsConfirming(false);
    if (answer) navigate('/articles', { replace: true });
  };
  return (
    <>
      <Menu
        label="Autres actions"
        items={[
          { label: 'Dupliquer', run: () => void copy() },
          { label: 'Supprimer…', isGrave: true, run: () => setIsConfirming(true) },
        ]}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        title={`Supprimer « ${name} » ?`}
        action="Supprimer"
        isBusy={isLoading}
        confirm={() => void end()}
        onClose={() => setIsConfirming(false)}
      >
        L’article quitte la boutique pour de bon. Les commandes qui l’ont restent comme elles sont. Pour le
        cacher un temps, décochez plutôt « En vente ».
      </ConfirmDialog>
      <ConflictDialog message={conflict} onClose={clearConflict} />
    </>
  );
}
