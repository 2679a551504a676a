import type { ListedProductWire } from '@teranga/contract/admin';
import { toXof } from '@teranga/core/domain/money';
import { priceAt } from '@teranga/core/domain/pricing';
import { dateFormat } from '@teranga/core/lib/dates';
import { CheckboxField } from '@teranga/ui/field';
import { useState } from 'react';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { dayAfter, dayOf, startOfDay } from '../../lib/days.ts';
import { plural } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import type { Outcome } from '../../parts/BulkResults.tsx';
import { changeEach } from '../../parts/changeEach.ts';
import { PriceRuleForm } from './PriceRuleForm.tsx';
import { newRuleFields, prevails, toRule, type PriceRule, type PriceRuleFields } from './priceRules.ts';
import { useRuleChange } from './useRuleChange.ts';
import styles from '../../parts/dialogs.module.css';

/** What a reduction needs of a product. */
export type Reduced = Pick<ListedProductWire, 'id' | 'name' | 'price' | 'sellingPrice'>;

interface ReductionFormProps {
  products: readonly Reduced[];
  /** Each product was reduced or refused: whether some were reduced. */
  onDone: (isReduced: boolean) => void;
  onRefused: (outcomes: Outcome[]) => void;
  /** The reduction was taken back by its message. */
  onTakenBack?: () => void;
}

/** Many prices are looked at before they are taken back, and refusals are read first. */
const undoMs = 20_000;
const kinds = ['percent', 'off'] as const;
const dayText = dateFormat({ day: 'numeric', month: 'long' });
const shown = (date: string) => dayText(new Date(startOfDay(date)));
/** «du 4 décembre au 6 décembre». */
const daysOf = ({ first, last }: PriceRuleFields) => `du ${shown(first)} au ${shown(last)}`;
const describe = ({ id, name }: Pick<Reduced, 'id' | 'name'>) => ({ key: id, name });
const isSame = (a: PriceRule, b: PriceRule) =>
  a.amount === b.amount &&
  a.percentage === b.percentage &&
  Date.parse(a.startDate ?? '') === Date.parse(b.startDate ?? '') &&
  Date.parse(a.endDate ?? '') === Date.parse(b.endDate ?? '');

/** The rules without the last one that is like this. */
function without(rules: readonly PriceRule[], rule: PriceRule): PriceRule[] {
  const at = rules.map((each) => isSame(each, rule)).lastIndexOf(true);
  return rules.filter((_each, index) => index !== at);
}

/** Those that cost less now than with a reduction that is being typed. */
function dearerWith(products: readonly Reduced[], fields: PriceRuleFields): Reduced[] {
  if (!Number.isFinite(fields.amount) || !fields.first || !fields.last) return [];
  const rule = toRule(fields, 0);
  const start = Date.parse(rule.startDate ?? '');
  return products.filter(
    ({ price, sellingPrice }) => price < sellingPrice && priceAt(toXof(sellingPrice), [rule], start) > price,
  );
}

/**
 * Adds one dated reduction to each of several products, in place of those that begin then; it can
 * be undone.
 */
export function ReductionForm({ products, onDone, onRefused, onTakenBack }: ReductionFormProps) {
  const [isBusy, setBusy] = useState(false);
  // Nobody reduces a price to raise it: those that cost less already are left as they are.
  const [takesDearer, setTakesDearer] = useState(false);
  const [fields] = useState(() => {
    const today = dayOf(Date.now());
    return newRuleFields(today, dayAfter(today));
  });
  const changeRules = useRuleChange();
  const dispatch = useConsoleDispatch();
  const takeBack = async (
    reduced: readonly Reduced[],
    rule: PriceRule,
    replaced: ReadonlyMap<string, readonly PriceRule[]>,
  ) => {
    const outcomes = await changeEach(reduced, describe, ({ id }) =>
      changeRules(id, (rules) => [...(replaced.get(id) ?? []), ...without(rules, rule)]),
    );
    if (outcomes.some(({ isDone }) => !isDone)) return onRefused(outcomes);
    onTakenBack?.();
    dispatch(showToast({ tone: 'success', text: 'Réduction retirée.' }));
  };
  /** The products that a reduction is for. */
  const chosenFor = (typed: PriceRuleFields) => {
    const dearer = takesDearer ? [] : dearerWith(products, typed);
    return products.filter((product) => !dearer.includes(product));
  };
  const save = async (chosen: PriceRuleFields) => {
    const chosenProducts = chosenFor(chosen);
    if (chosenProducts.length === 0) return;
    setBusy(true);
    // Neither way of reducing needs a product's price.
    const rule = toRule(chosen, 0);
    const replaced = new Map<string, readonly PriceRule[]>();
    const outcomes = await changeEach(chosenProducts, describe, ({ id }) =>
      changeRules(id, (rules) => {
        const stronger = rules.filter((each) => prevails(each, rule));
        if (stronger.length > 0) replaced.set(id, stronger);
        return [...rules.filter((each) => !stronger.includes(each)), rule];
      }),
    );
    const done = new Set(outcomes.filter(({ isDone }) => isDone).map(({ key }) => key));
    const reduced = chosenProducts.filter(({ id }) => done.has(id));
    setBusy(false);
    onDone(reduced.length > 0);
    if (reduced.length < outcomes.length) onRefused(outcomes);
    if (reduced.length === 0) return;
    const others = reduced.filter(({ id }) => replaced.has(id)).length;
    const text =
      `Réduction ajoutée à ${plural(reduced.length, 'article')}, ${daysOf(chosen)}` +
      (others > 0
        ? ` ; ${others} en ${others === 1 ? 'avait une autre' : 'avaient une autre'}, remplacée.`
        : '.');
    const undo = { label: 'Annuler', run: () => void takeBack(reduced, rule, replaced) };
    dispatch(showToast({ tone: 'success', text, action: undo, stays: undoMs }));
  };
  return (
    <PriceRuleForm
      fields={fields}
      kinds={kinds}
      isNew
      button={(typed) => `Réduire ${plural(chosenFor(typed).length, 'article')}`}
      isBusy={isBusy}
      save={(chosen) => void save(chosen)}
    >
      {(typed) => {
        const dearer = dearerWith(products, typed);
        return (
          <>
            <p className={styles.soft}>
              Chaque article reçoit cette réduction datée, enregistrée tout de suite, à la place de celles qui
              commencent ces jours-là. Une taille ou une couleur qui a déjà sa réduction la garde.
            </p>
            {dearer.length > 0 && (
              <>
                <output>
                  <strong>
                    {dearer.length === 1
                      ? `« ${dearer[0]?.name} » est déjà moins cher : son prix ne change pas.`
                      : `${dearer.length} articles sont déjà moins chers : leurs prix ne changent pas.`}
                  </strong>
                </output>
                <CheckboxField
                  name="dearer"
                  label="Les changer aussi, même pour plus cher"
                  isChecked={takesDearer}
                  onChange={({ target }) => setTakesDearer(target.checked)}
                />
              </>
            )}
          </>
        );
      }}
    </PriceRuleForm>
  );
}
