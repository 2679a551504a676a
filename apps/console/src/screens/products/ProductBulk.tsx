import type { ListedProductWire, ProductBulkWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { useState } from 'react';
import { productsApi } from '../../api/productsApi.ts';
import { showDone, type ChangeAnswer } from '../../lib/changeToast.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { useChange } from '../../lib/useChange.ts';
import type { Selection } from '../../lib/useSelection.ts';
import { BulkBar } from '../../parts/BulkBar.tsx';
import { BulkResults, type Outcome } from '../../parts/BulkResults.tsx';
import { Menu } from '../../parts/Menu.tsx';
import { plural } from '../../lib/format.ts';
import { ProductBulkDialog, type BulkKind } from './ProductBulkDialog.tsx';
import { ReductionDialog } from './ReductionDialog.tsx';
import { useRemoveReductions } from './useRemoveReductions.ts';

/** A version that a change made of a product. */
interface Made {
  id: string;
  version: number;
}

interface ProductBulkProps {
  products: readonly ListedProductWire[];
  selection: Selection;
}

/** What is done with several products at once. */
export function ProductBulk({ products, selection }: ProductBulkProps) {
  const [kind, setKind] = useState<BulkKind | null>(null);
  const [isReducing, setReducing] = useState(false);
  const [refused, setRefused] = useState<Outcome[] | null>(null);
  const [changeProducts, { isLoading }] = productsApi.useChangeProductsMutation();
  const [restore] = productsApi.useRestoreProductMutation();
  const { run } = useChange();
  const dispatch = useConsoleDispatch();
  /** The first refusal is shown: the product's own change since then stays. */
  const takeBack = async (made: readonly Made[]): Promise<ChangeAnswer<unknown>> => {
    const answers = await Promise.all(
      made.map(({ id, version }) => restore({ id, version, to: version - 1, isConfirmed: true })),
    );
    return answers.find(({ error }) => error !== undefined) ?? {};
  };
  const chosen = products.filter(({ id }) => selection.keys.has(id));
  const apply = async (change: ProductBulkWire['change'], done: string) => {
    const ids = [...selection.keys];
    const answer = await run(changeProducts({ ids, change }));
    setKind(null);
    if (!answer?.data) return;
    const outcomes = answer.data.results.map(({ id, ...outcome }) => ({
      ...outcome,
      key: id,
      name: products.find((each) => each.id === id)?.name ?? id,
    }));
    selection.clear();
    if (outcomes.some(({ isDone }) => !isDone)) return setRefused(outcomes);
    const changedProducts = outcomes.flatMap(({ key, version }) =>
      version === null ? [] : [{ id: key, version }],
    );
    const text = `${plural(outcomes.length, 'article')} : ${done}.`;
    dispatch(showDone(text, changedProducts.length > 0 ? () => takeBack(changedProducts) : undefined));
  };
  const removeReductions = useRemoveReductions(setRefused);
  const endReductions = () => {
    void removeReductions(chosen);
    selection.clear();
  };
  const unpublish = () => void apply({ isPublished: false }, 'hors vente');
  return (
    <>
      <BulkBar selection={selection} noun="article">
        {chosen.some(({ isPublished }) => !isPublished) && (
          <Button
            variant="quiet"
            isBusy={isLoading}
            onClick={() => void apply({ isPublished: true }, 'en vente')}
          >
            Mettre en vente
          </Button>
        )}
        <Button variant="quiet" onClick={() => setReducing(true)}>
          Réduire le prix…
        </Button>
        <Menu
          label="Autres actions groupées"
          side="above"
          items={[
            ...(chosen.some(
              ({ price, sellingPrice, reducedFrom }) => price < sellingPrice || reducedFrom.length > 0,
            )
              ? [{ label: 'Enlever les réductions', run: endReductions }]
              : []),
            { label: 'Changer de rayon…', run: () => setKind('categoryId') },
            { label: 'Ajouter à une collection…', run: () => setKind('addCollection') },
            { label: 'Retirer d’une collection…', run: () => setKind('removeCollection') },
            { label: 'Ajouter une étiquette…', run: () => setKind('addTag') },
            { label: 'Retirer une étiquette…', run: () => setKind('removeTag') },
            ...(chosen.some(({ isPublished }) => isPublished)
              ? [{ label: 'Retirer de la vente', run: unpublish }]
              : []),
            { label: 'Supprimer…', isGrave: true, run: () => setKind('isDeleted') },
          ]}
        />
      </BulkBar>
      {kind && (
        <ProductBulkDialog
          kind={kind}
          count={selection.keys.size}
          isBusy={isLoading}
          apply={(change, done) => void apply(change, done)}
          onClose={() => setKind(null)}
        />
      )}
      {isReducing && (
        <ReductionDialog
          products={chosen}
          onDone={selection.clear}
          onRefused={setRefused}
          onClose={() => setReducing(false)}
        />
      )}
      <BulkResults outcomes={refused} onClose={() => setRefused(null)} />
    </>
  );
}
