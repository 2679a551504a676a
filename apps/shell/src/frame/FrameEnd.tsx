import { useOutbox } from '@teranga/core/outbox';
import { useLostAnswers } from '@teranga/core/shown-answers';
import { useVisitorUpkeep } from '@teranga/core/visitor';
import { EconomySwitch } from './EconomySwitch.tsx';
import { PageTopLink } from './PageTopLink.tsx';

/** Below the footer. Keeps what is the visitor's own true while the page is open, sends what waited for the network, and brings what wanted it. */
export function FrameEnd() {
  useVisitorUpkeep();
  useOutbox();
  useLostAnswers();
  return (
    <>
      <EconomySwitch />
      <PageTopLink />
    </>
  );
}
