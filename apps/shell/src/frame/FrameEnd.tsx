import { useOutbox } from '@teranga/core/outbox';
import { useVisitorUpkeep } from '@teranga/core/visitor';
import { EconomySwitch } from './EconomySwitch.tsx';

/** Below the footer. Keeps what is the visitor's own true while the page is open, and sends what waited for the network. */
export function FrameEnd() {
  useVisitorUpkeep();
  useOutbox();
  return <EconomySwitch />;
}
