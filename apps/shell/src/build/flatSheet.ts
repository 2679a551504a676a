import { flatten } from '../../../../packages/browser-support/src/build/flatten.ts';
import type { BuiltFiles } from './builtFiles.ts';
import type { DesignFolder } from './designFolders.ts';
import { foreignFiles } from './foreignFiles.ts';
import { withoutCondition } from './currentStyles.ts';
import { splitFontFaces } from './splitFontFaces.ts';

/**
 * All styles that any page of a design may load, in one style sheet without layers. Web fonts are
 * in the pages' own styles: browsers without scripts load none.
 */
export function flatSheet(built: BuiltFiles, design: string, designs: readonly DesignFolder[]): string {
  const foreign = foreignFiles(built, design, designs);
  const own = Object.entries(built.sheets).filter(([name]) => !foreign.has(name));
  return flatten(withoutCondition(own.map(([, sheet]) => splitFontFaces(sheet).rest).join('')));
}
