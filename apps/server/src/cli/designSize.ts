import { statSync } from 'node:fs';
import path from 'node:path';
import { storeSettings } from '../modules/stores/storeSettings.ts';
import { clientFolder, type PageRenderer } from '../pages/renderer.ts';
import type { Config } from '../platform/config/config.ts';

/** Compressed bytes of code and styles that a home page needs. */
export interface DesignSize {
  scripts: number;
  styles: number;
}

const unreachable = () => Promise.resolve({ status: 503, body: '{}' });

const bytesOf = (files: readonly string[], folder: string): number =>
  files.reduce((sum, file) => {
    const compressed = statSync(path.join(folder, `${file}.br`), { throwIfNoEntry: false });
    return sum + (compressed ?? statSync(path.join(folder, file))).size;
  }, 0);

/** Size of a design's home page in this build; null when the build does not include the design. */
export async function designSize(
  renderer: PageRenderer | null,
  design: string,
  config: Config,
  folder = clientFolder,
): Promise<DesignSize | null> {
  if (!renderer?.designs.includes(design)) return null;
  const store = {
    id: 'poids',
    name: 'Poids',
    design,
    logo: null,
    defaultLogo: null,
    primaryHost: 'poids.localhost',
    isRedirect: false,
    pause: null,
    closing: null,
    designSettings: {},
  };
  const settings = storeSettings(store, config);
  const { files } = await renderer.render({
    url: '/',
    settings,
    read: unreachable,
    now: Date.now(),
    css: '',
    notice: null,
    savesData: false,
    currency: 'XOF',
    icon: null,
  });
  return files ? { scripts: bytesOf(files.scripts, folder), styles: bytesOf(files.styles, folder) } : null;
}
