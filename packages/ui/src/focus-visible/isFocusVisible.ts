/**
 * Whether an element matches `:focus-visible`; false if the browser (Safari 14, Firefox 78) does
 * not support it.
 */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return false;
  }
}
