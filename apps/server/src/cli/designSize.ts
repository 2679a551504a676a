import { statSync } from 'node:fs';
import path from 'node:path';
import { storeSettings } from '../modules/stores/storeSettings.ts';
import { clientFolder, type PageRenderer } from '../pages/renderer.ts';
import type { Config } from '../platform/config/config.ts';

/** Compressed bytes that the browser loads for a home page. */
export interface DesignSize {
  scripts: number;
  styles: number;
}

const unreachable = () => Promise.resolve({ status: 503, body: '{}' });

function measureBytes(html: string, kind: 'js' | 'css', folder: string): number {
  // An attribute may name several files.
  const words = html
    .split(/["\s]/)
    .filter((word) => word.startsWith('/assets/') && word.endsWith(`.${kind}`));
  return [...new Set(words)].reduce((sum, file) => {
    const compressed = statSync(path.join(folder, `${file}.br`), { throwIfNoEntry: false });
    return sum + (compressed ?? statSync(path.join(folder, file))).size;
  }, 0);
}

/** Size of a design's home page in this build; null when the build does not include the design. */
export async function designSize(
  renderer: PageRenderer | null,
  design: string,
  config: Config,
  folder = clientFolder,
): Promise<DesignSize | null> {
  if (!renderer) return null;
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
  const { html } = await renderer.render({
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
  if (!html.includes(`data-design="${design}"`)) return null;
  return { scripts: measureBytes(html, 'js', folder), styles: measureBytes(html, 'css', folder) };
}
