import type { BuiltFiles } from './builtFiles.ts';
import { completeDesignId } from '../designs/completeDesignId.ts';
import { overridingDesigns, type DesignFolder } from './designFolders.ts';

/** Whether a module is useless to the shoppers of a design: neither its own nor inherited. */
function isForeign(module: string, design: string, designs: readonly DesignFolder[]): boolean {
  const [, , owner, , kind, name = ''] = module.split('/');
  if (owner === design) return false;
  if (owner !== completeDesignId || module.endsWith('theme.css')) return true;
  return kind === 'parts' && overridingDesigns(name, designs).includes(design);
}

/** The files that no shopper of a design may ever load, each with the module that makes it so. */
export function foreignFiles(
  built: BuiltFiles,
  design: string,
  designs: readonly DesignFolder[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [module, file] of Object.entries(built.modules)) {
    if (!isForeign(module, design, designs)) continue;
    for (const name of [file, ...(built.files[file]?.css ?? [])]) found.set(name, module);
  }
  return found;
}
