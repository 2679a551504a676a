/**
 * The `ref` of the element to focus when a dialog opens. React's `autoFocus` does not set the
 * attribute that the browser needs.
 */
export function firstFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
