import type { ListedProductWire, StaffProductWire } from '@teranga/contract/admin';
import { productsApi } from '../../api/productsApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { plural } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import type { Outcome } from '../../parts/BulkResults.tsx';
import { changeEach } from '../../parts/changeEach.ts';
import { stateOf, type PriceRule } from './priceRules.ts';

type Reduced = Pick<ListedProductWire, 'id' | 'name'>;

const { product: read, changeProduct, restoreProduct } = productsApi.endpoints;
const describe = ({ id, name }: Reduced) => ({ key: id, name });
/** As long as those of a reduction that was added. */
const undoMs = 20_000;

/** The rules that reduce nothing any more, or nothing at all. */
const remaining = (rules: readonly PriceRule[], now: number): PriceRule[] =>
  rules.filter((rule) => stateOf(rule, now) === 'past' || rule.amount >= 0);

/** What a product is without its reductions and those of its variations; null when it has none. */
function unreduced({ multiPricing, variations }: StaffProductWire, now: number) {
  const rules = remaining(multiPricing, now);
  const others = variations.map(
    ({ sku, isEnabled, sellingPrice, picture, pictures, options, multiPricing: own }) => {
      const multi = remaining(own, now);
      return { sku, isEnabled, sellingPrice, picture, pictures, options, multiPricing: multi };
    },
  );
  const isReduced = [{ multiPricing }, ...variations].some(
    (each) => remaining(each.multiPricing, now).length < each.multiPricing.length,
  );
  return isReduced ? { multiPricing: rules, ...(others.length > 0 && { variations: others }) } : null;
}

/** Removes the reductions of products that run or are to come; it can be undone. */
export function useRemoveReductions(onRefused: (outcomes: Outcome[]) => void) {
  const dispatch = useConsoleDispatch();
  const restore = async (removed: readonly Reduced[], versions: ReadonlyMap<string, number>) => {
    const outcomes = await changeEach(removed, describe, ({ id }) => {
      const version = versions.get(id) ?? 0;
      return dispatch(restoreProduct.initiate({ id, version, to: version - 1, isConfirmed: true }));
    });
    if (outcomes.some(({ isDone }) => !isDone)) return onRefused(outcomes);
    dispatch(showToast({ tone: 'success', text: 'Les réductions sont remises.' }));
  };
  return async (products: readonly Reduced[]) => {
    const now = Date.now();
    const versions = new Map<string, number>();
    const outcomes = await changeEach(products, describe, async ({ id }) => {
      const { data, error } = await dispatch(read.initiate(id, { subscribe: false, forceRefetch: true }));
      if (!data) return { error };
      const body = unreduced(data, now);
      if (!body) return {};
      const answer = await dispatch(changeProduct.initiate({ id, version: data.version, body }));
      if (answer.data) versions.set(id, answer.data.version);
      return answer;
    });
    const isRefused = outcomes.some(({ isDone }) => !isDone);
    if (isRefused) onRefused(outcomes);
    const removed = products.filter(({ id }) => versions.has(id));
    if (removed.length === 0) {
      if (!isRefused) dispatch(showToast({ tone: 'success', text: 'Aucune réduction à enlever.' }));
      return;
    }
    const undo = { label: 'Annuler', run: () => void restore(removed, versions) };
    const text = `Réductions retirées de ${plural(removed.length, 'article')}.`;
    dispatch(showToast({ tone: 'success', text, action: undo, stays: undoMs }));
  };
}
