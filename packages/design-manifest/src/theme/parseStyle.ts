import postcss, { CssSyntaxError, parse, type Root } from 'postcss';

/** A style sheet's syntax tree; empty where it cannot be parsed, which is reported elsewhere. */
export function parseStyle(css: string): Root {
  try {
    return parse(css);
  } catch (error) {
    if (error instanceof CssSyntaxError) return postcss.root();
    throw error;
  }
}
