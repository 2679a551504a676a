import { useOutbox } from '@teranga/core/features/outbox';
import { useReconnectListener } from '@teranga/core/lib/reconnect';
import { useVisitorSync } from '@teranga/core/app/visitor';
import { DataSaverSwitch } from './DataSaverSwitch.tsx';
import { PageTopLink } from './PageTopLink.tsx';

/**
 * Below the footer. Syncs the visitor's state while the page is open, sends the outbox and
 * reports the network's return.
 */
export function FrameEnd() {
  useVisitorSync();
  useOutbox();
  useReconnectListener();
  return (
    <>
      <DataSaverSwitch />
      <PageTopLink />
    </>
  );
}
