/** The look of a page in a frame: a theme, and tokens over those of its design. */
export interface FrameLook {
  theme: 'cupcake' | 'night';
  tokens: Readonly<Record<string, string>>;
}

/** Gives a page in a frame a look: it needs no script of its own. */
export function applyLook(root: HTMLElement, { theme, tokens }: FrameLook): void {
  root.dataset['theme'] = theme;
  // Of the last look, what this one has not.
  for (const name of Array.from(root.style)) if (name.startsWith('--')) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
}

/** Keeps a page in its frame: it is looked at, and its links would leave the design. */
export function holdStill(root: HTMLElement, isScrollable: boolean): void {
  root.style.setProperty('scrollbar-gutter', 'auto');
  root.style.setProperty('scrollbar-width', 'none');
  if (!isScrollable) root.style.setProperty('overflow', 'hidden');
  root.addEventListener('click', (event) => event.preventDefault(), true);
  root.addEventListener('submit', (event) => event.preventDefault(), true);
}

/** The values of a page's tokens as its design has them, in a look. */
export function readTokens(root: HTMLElement, names: readonly string[]): Record<string, string> {
  const style = getComputedStyle(root);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()]));
}
