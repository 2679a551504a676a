/** What was typed into a control or chosen in it; null if it has the value of the HTML. */
export const typedValue = (control: Element): string | null => {
  if (control instanceof HTMLSelectElement) {
    const named = Array.from(control.options).findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(named, 0) ? null : control.value;
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  if (control.type === 'radio')
    return control instanceof HTMLInputElement && control.checked && !control.defaultChecked
      ? control.value
      : null;
  return control.type === 'hidden' || control.value === control.defaultValue ? null : control.value;
};

/** What was typed into these fields before hydration: values other than those of the HTML. */
export function typedBefore<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const typed: Partial<Record<Name, string>> = {};
  for (const name of names)
    for (const control of document.getElementsByName(name)) {
      const value = typedValue(control);
      if (value !== null) typed[name] = value;
    }
  return typed;
}
