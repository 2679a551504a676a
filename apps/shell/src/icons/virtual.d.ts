declare module 'virtual:icon-shapes' {
  /** What stands inside each icon's `<svg>`, by the icon's name. */
  export const iconShapes: Readonly<Record<string, string>>;
}
