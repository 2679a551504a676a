import type { ListedProductWire } from '@teranga/contract/admin';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { plural } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import type { Outcome } from '../../parts/BulkResults.tsx';
import { changeEach } from '../../parts/changeEach.ts';
import { stateOf, type PriceRule } from './priceRules.ts';
import { useRuleChange } from './useRuleChange.ts';

type Reduced = Pick<ListedProductWire, 'id' | 'name'>;

const describe = ({ id, name }: Reduced) => ({ key: id, name });
/** As long as those of a reduction that was added. */
const undoMs = 20_000;

/** Removes the reductions of articles that run or are to come; it can be undone. */
export function useRemoveReductions(onRefused: (outcomes: Outcome[]) => void) {
  const changeRules = useRuleChange();
  const dispatch = useConsoleDispatch();
  const restore = async (removed: readonly Reduced[], rules: ReadonlyMap<string, readonly PriceRule[]>) => {
    const outcomes = await changeEach(removed, describe, ({ id }) =>
      changeRules(id, (present) => [...present, ...(rules.get(id) ?? [])]),
    );
    if (outcomes.some(({ isDone }) => !isDone)) return onRefused(outcomes);
    dispatch(showToast({ tone: 'success', text: 'Les réductions sont remises.' }));
  };
  return async (products: readonly Reduced[]) => {
    const now = Date.now();
    const rules = new Map<string, readonly PriceRule[]>();
    const outcomes = await changeEach(products, describe, ({ id }) =>
      changeRules(id, (present) => {
        const ended = present.filter((rule) => stateOf(rule, now) !== 'past');
        if (ended.length > 0) rules.set(id, ended);
        return present.filter((rule) => !ended.includes(rule));
      }),
    );
    const done = new Set(outcomes.filter(({ isDone }) => isDone).map(({ key }) => key));
    const removed = products.filter(({ id }) => done.has(id) && rules.has(id));
    if (outcomes.some(({ isDone }) => !isDone)) onRefused(outcomes);
    if (removed.length === 0) return;
    const undo = { label: 'Annuler', run: () => void restore(removed, rules) };
    const text = `Réductions retirées de ${plural(removed.length, 'article')}.`;
    dispatch(showToast({ tone: 'success', text, action: undo, stays: undoMs }));
  };
}
