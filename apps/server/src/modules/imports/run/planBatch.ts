import type { Tx } from '../../../platform/db/database.ts';
import { readStocks } from '../../catalogue/edit/readStock.ts';
import { readDocuments } from '../../catalogue/versions/productDocument.ts';
import { applyDraft, applyToVariation } from '../apply/applyDraft.ts';
import { noLimit } from '../apply/applyStock.ts';
import type { ApplyContext, WantedImages } from '../apply/context.ts';
import type { ProductState } from '../apply/productState.ts';
import type { ProductDraft } from '../draft.ts';
import type { Resolver, Target } from './resolver.ts';

/** What a batch of drafts makes of one product. */
export interface Outcome {
  id: string;
  line: number;
  /** Null: it is new. */
  before: ProductState | null;
  after: ProductState;
  wanted: WantedImages[];
  /** Its drafts have errors, which are in the plan. */
  hasErrors: boolean;
  addedAt: Date | null;
  /** The drafts that it comes from. */
  drafts: ProductDraft[];
}

export interface BatchPlan {
  outcomes: Outcome[];
  skipped: { draft: ProductDraft; reason: string }[];
  errors: { line: number; reason: string }[];
}

/** The present state of some products, by id. */
export async function readStates(tx: Tx, ids: readonly string[]): Promise<Map<string, ProductState>> {
  const documents = await readDocuments(tx, ids);
  const stocks = await readStocks(tx, ids);
  return new Map(
    [...documents].map(([id, document]) => [
      id,
      { document, stock: stocks.get(id) ?? { own: noLimit, variations: new Map() } },
    ]),
  );
}

function applyTarget({ draft, variationSku }: Target, current: ProductState | null, context: ApplyContext) {
  return variationSku !== null && current
    ? applyToVariation(current, variationSku, draft, context)
    : applyDraft(current, draft, context);
}

/**
 * Applies drafts to the products they mean, without writing anything. `lock` is called with the
 * products' ids before they are read.
 */
export async function planBatch(
  tx: Tx,
  drafts: readonly ProductDraft[],
  resolver: Resolver,
  context: ApplyContext,
  lock: (ids: string[]) => Promise<unknown> = () => Promise.resolve(),
): Promise<BatchPlan> {
  const plan: BatchPlan = { outcomes: [], skipped: [], errors: [] };
  const targets: Target[] = [];
  for (const resolved of await resolver.resolve(tx, drafts)) {
    const { draft } = resolved;
    if ('error' in resolved) plan.errors.push({ line: draft.line, reason: resolved.error });
    else if ('skipped' in resolved) plan.skipped.push({ draft, reason: resolved.skipped });
    else targets.push(resolved);
  }
  const ids = [...new Set(targets.map(({ id }) => id))];
  await lock(ids);
  const states = await readStates(tx, ids);
  const outcomes = new Map<string, Outcome>();
  for (const target of targets) {
    const { id, draft } = target;
    const earlierOutcome = outcomes.get(id);
    const before = states.get(id) ?? null;
    const { wanted, errors, ...after } = applyTarget(target, earlierOutcome?.after ?? before, context);
    plan.errors.push(...errors);
    outcomes.set(id, {
      id,
      line: earlierOutcome?.line ?? draft.line,
      before,
      after,
      wanted: [...(earlierOutcome?.wanted ?? []), ...wanted],
      hasErrors: errors.length > 0 || (earlierOutcome?.hasErrors ?? false),
      addedAt: draft.addedAt === undefined || before ? null : new Date(draft.addedAt),
      drafts: [...(earlierOutcome?.drafts ?? []), draft],
    });
  }
  plan.outcomes = [...outcomes.values()];
  return plan;
}
