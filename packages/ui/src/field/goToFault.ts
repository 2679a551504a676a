/** Without `:is`, which Chrome 87 does not know. */
const faults = ['input', 'select', 'textarea']
  .map((name) => `${name}[aria-invalid="true"], [aria-invalid="true"] ${name}`)
  .join();

/**
 * Leads to the first thing of a form that is wrong and can be typed or chosen. A window that closes gives the focus back without a
 * scroll, and who has it already is not scrolled to by getting it again.
 */
export function goToFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>(faults);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
