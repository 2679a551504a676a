/** The `ref` of what has the focus when a dialog opens. React's `autoFocus` sets no attribute, and that is what the browser asks for. */
export function firstFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
