import { useVisitorUpkeep } from '@teranga/core/visitor';

/** Keeps what is the visitor's own true while the page is open. */
export function VisitorUpkeep() {
  useVisitorUpkeep();
  return null;
}
