import { useOutbox } from '@teranga/core/features/outbox';
import { useRefetchOnReconnect } from '@teranga/core/app/shown-answers';
import { useVisitorSync } from '@teranga/core/app/visitor';
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
