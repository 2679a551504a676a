declare module 'virtual:icon-drawings' {
  /** What stands inside each icon's `<svg>`, by the icon's name. */
  export const drawings: Readonly<Record<string, string>>;
}
