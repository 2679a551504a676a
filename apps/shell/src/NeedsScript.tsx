import { canBeReached, useStoreInfo } from '@teranga/core/features/store-info';
import type { ScriptNeed } from './scriptNeeds.ts';

/**
 * Explains what a page cannot do without JavaScript, with the store's contact options as
 * alternatives.
 */
export function NeedsScript({ need, className }: { need: ScriptNeed; className: string | undefined }) {
  const store = useStoreInfo();
  const said = [need.text, store.phones.length > 0 && need.byPhone, canBeReached(store) && need.byAnyWay];
  return <p className={className}>{said.filter(Boolean).join(' ')}</p>;
}
