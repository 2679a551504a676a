import path from 'node:path';

/** A file that an operator names: relative to where they typed the command, which npm changes. */
export const operatorPath = (file: string): string =>
  path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
