import type { ComponentType, RefObject } from 'react';

/** Renders an overlay for the lifetime of the page. */
export type Host = ComponentType<HostProps>;

/** Props of a host. */
export interface HostProps {
  /** The shopper's last interaction from before the host mounted. */
  lastTouch: RefObject<Event | null>;
}
