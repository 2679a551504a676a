/** Without `:is`, which Chrome 87 does not know. */
const faults = ['input', 'select', 'textarea']
  .map((name) => `${name}[aria-invalid="true"], [aria-invalid="true"] ${name}`)
  .join();

/**
 * Focuses and scrolls to the first invalid control of a form. Scrolls explicitly: a closing dialog
 * restores the focus without scrolling, and focusing a focused element does not scroll.
 */
export function goToFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>(faults);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
