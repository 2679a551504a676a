import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  designIds,
  renderedSettings,
  readManifest,
  type DesignManifest,
  type RenderedSettings,
  type SettingsByDesign,
} from '@teranga/design-manifest';
import { packageFolder } from '../packageFolder.ts';

/** Where every design has its folder. */
export const designsFolder = path.resolve(packageFolder, '../../packages/designs');

/** What the server knows of a design. */
export interface KnownDesign {
  manifest: DesignManifest;
  /** Its `theme.css`. */
  css: string;
}

function readDesigns(folder: string): Map<string, KnownDesign> {
  const designs = designIds(folder).flatMap((id): [string, KnownDesign][] => {
    const { manifest } = readManifest(path.join(folder, id));
    if (manifest === null) return [];
    return [[id, { manifest, css: readFileSync(path.join(folder, id, 'src/theme.css'), 'utf8') }]];
  });
  return new Map(designs);
}

let designs: ReadonlyMap<string, KnownDesign> | null = null;

/** The designs whose `design.json` can be read, by id; read once: another design comes with another build. */
export function knownDesigns(): ReadonlyMap<string, KnownDesign> {
  designs ??= readDesigns(designsFolder);
  return designs;
}

/** What a store's settings change on its pages in a design. */
export function renderedSettingsOf(design: string, settings: SettingsByDesign | undefined): RenderedSettings {
  const known = knownDesigns().get(design);
  if (!known) return { css: '', hero: {}, homeSections: null };
  return renderedSettings(known.manifest, settings?.[design]);
}
