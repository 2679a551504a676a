/** Whether an element shows its focus; false where the browser (Safari 14, Firefox 78) cannot tell. */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return false;
  }
}
