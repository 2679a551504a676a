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
import { packageFolder } from '../../platform/config/packageFolder.ts';

/** Where every design has its folder. */
export const designsFolder = path.resolve(packageFolder, '../../packages/designs');

/** A design as the server knows it. */
export interface KnownDesign {
  manifest: DesignManifest;
  /** Content of its `theme.css`. */
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

/**
 * The designs with a readable `design.json`, by id; read once, because designs change only with a
 * build.
 */
export function knownDesigns(): ReadonlyMap<string, KnownDesign> {
  designs ??= readDesigns(designsFolder);
  return designs;
}

/** The effect of a store's settings on its pages in a design. */
export function renderedSettingsOf(design: string, settings: SettingsByDesign | undefined): RenderedSettings {
  const known = knownDesigns().get(design);
  if (!known) return { css: '', hero: {}, homeSections: null };
  return renderedSettings(known.manifest, settings?.[design]);
}
