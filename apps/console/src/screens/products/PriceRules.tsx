import { Button } from '@teranga/ui/button';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { dayAfter, dayOf } from '../../lib/days.ts';
import { smallIconProps } from '../../lib/iconProps.ts';
import { Badge, type Tone } from '../../parts/Badge.tsx';
import { PriceCalendar } from './PriceCalendar.tsx';
import { PriceRuleDialog } from './PriceRuleDialog.tsx';
import {
  isApplied,
  newRuleFields,
  periodWords,
  reductionWords,
  stateOf,
  toRule,
  toRuleFields,
  type PriceRule,
  type PriceRuleFields,
} from './priceRules.ts';
import styles from './PriceRules.module.css';

interface PriceRulesProps {
  /** The price before its rules. */
  base: number;
  rules: readonly PriceRule[];
  /** The different prices of a product's variations on offer. */
  offers?: ComponentProps<typeof PriceCalendar>['offers'];
  onChange: (rules: PriceRule[]) => void;
}

interface Draft {
  /** Of the rule that is changed; null for a new one. */
  index: number | null;
  fields: PriceRuleFields;
}

const states: Record<ReturnType<typeof stateOf>, { label: string; tone: Tone }> = {
  past: { label: 'Terminée', tone: 'neutral' },
  now: { label: 'En cours', tone: 'good' },
  next: { label: 'À venir', tone: 'moving' },
};
const noOffers: ComponentProps<typeof PriceCalendar>['offers'] = [];

/** The dated reductions of a price, as a list and on a calendar with what shoppers will pay. */
export function PriceRules({ base, rules, offers = noOffers, onChange }: PriceRulesProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [now] = useState(() => Date.now());
  const begin = (first: string, last: string) =>
    setDraft({ index: null, fields: newRuleFields(first, last) });
  const save = (fields: PriceRuleFields) => {
    const rule = toRule(fields, base);
    onChange(
      draft?.index === null || !draft
        ? [...rules, rule]
        : rules.map((each, index) => (index === draft.index ? rule : each)),
    );
    setDraft(null);
  };
  const today = dayOf(now);
  return (
    <div className={styles.rules}>
      <div className={styles.head}>
        <h3 className={styles.title}>Réductions datées</h3>
        <Button variant="quiet" onClick={() => begin(today, dayAfter(today))}>
          <CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />
          Ajouter une réduction
        </Button>
      </div>
      {rules.some(isApplied) && (
        <ul className={styles.list}>
          {rules.map((rule, index) => {
            if (!isApplied(rule)) return null;
            const state = states[stateOf(rule, now)];
            const words = `${reductionWords(rule, base)} ${periodWords(rule)}`;
            return (
              // Rules have no id; their order is their identity.
              <li key={index} className={styles.rule}>
                <span className={styles.words}>
                  <strong>{reductionWords(rule, base)}</strong>
                  <span className={styles.period}>{periodWords(rule)}</span>
                </span>
                <Badge tone={state.tone}>{state.label}</Badge>
                <button
                  type="button"
                  className={styles.way}
                  onClick={() => setDraft({ index, fields: toRuleFields(rule, base) })}
                >
                  <Pencil {...smallIconProps} />
                  <VisuallyHidden>Changer la réduction {words}</VisuallyHidden>
                </button>
                <button
                  type="button"
                  className={styles.way}
                  onClick={() => onChange(rules.filter((each) => each !== rule))}
                >
                  <Trash2 {...smallIconProps} />
                  <VisuallyHidden>Retirer la réduction {words}</VisuallyHidden>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <details className={styles.months} open={rules.some(isApplied)}>
        <summary>Calendrier des prix</summary>
        <PriceCalendar base={base} rules={rules} offers={offers} today={today} choose={begin} />
      </details>
      {draft && (
        <PriceRuleDialog
          fields={draft.fields}
          base={base}
          isNew={draft.index === null}
          save={save}
          onClose={() => setDraft(null)}
        />
      )}
    </div>
  );
}
