import { useOutbox } from '@teranga/core/outbox';
import { useRefetchOnReconnect } from '@teranga/core/shown-answers';
import { useVisitorSync } from '@teranga/core/visitor';
import { DataSaverSwitch } from './DataSaverSwitch.tsx';
import { PageTopLink } from './PageTopLink.tsx';

/** Below the footer. Keeps what is the visitor's own true while the page is open, sends what waited for the network, and brings what wanted it. */
export function FrameEnd() {
  useVisitorSync();
  useOutbox();
  useRefetchOnReconnect();
  return (
    <>
      <DataSaverSwitch />
      <PageTopLink />
    </>
  );
}
