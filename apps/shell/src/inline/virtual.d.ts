declare module 'virtual:inline-script/*' {
  /** A file of `scripts`, bundled with what it imports for browsers. */
  const code: string;
  export default code;
}
