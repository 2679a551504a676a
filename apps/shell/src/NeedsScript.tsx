import { canBeReached, useStoreInfo } from '@teranga/core/store-info';
import type { ScriptNeed } from './routes.ts';

/** What a page cannot do without JavaScript, and the ways the store gives to do it all the same. */
export function NeedsScript({ need, className }: { need: ScriptNeed; className: string | undefined }) {
  const store = useStoreInfo();
  const said = [need.text, store.phones.length > 0 && need.byPhone, canBeReached(store) && need.byAnyWay];
  return <p className={className}>{said.filter(Boolean).join(' ')}</p>;
}
