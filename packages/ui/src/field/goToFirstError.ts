/** Without `:is`, which Chrome 87 does not know. */
const invalidFields = ['input', 'select', 'textarea']
  .map((name) => `${name}[aria-invalid="true"], [aria-invalid="true"] ${name}`)
  .join();

/**
 * Focuses and scrolls to an element. Scrolls explicitly: a closing dialog restores the focus
 * without scrolling, and focusing a focused element does not scroll.
 */
export function goTo(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/** Focuses and scrolls to the first invalid control of a form. */
export function goToFirstError(form: HTMLElement | null): void {
  goTo(form?.querySelector<HTMLElement>(invalidFields));
}
