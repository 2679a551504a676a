import { useOutbox } from '@teranga/core/outbox';
import { useRefetchOnReconnect } from '@teranga/core/shown-answers';
import { useVisitorSync } from '@teranga/core/visitor';
import { DataSaverSwitch } from './DataSaverSwitch.tsx';
import { PageTopLink } from './PageTopLink.tsx';

/**
 * Below the footer. Syncs the visitor's state while the page is open, sends the outbox and
 * refetches when the network is back.
 */
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
