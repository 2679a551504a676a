declare module 'virtual:icon-shapes' {
  /** The content of each icon's `<svg>`, by the icon's name. */
  export const iconShapes: Readonly<Record<string, string>>;
}
