import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  renderedSettings,
  type DesignManifest,
  type RenderedSettings,
  type SettingsByDesign,
} from '@teranga/design-manifest';
import { builtFolder } from '../../platform/config/builtFolder.ts';
import type { BuiltDesigns } from './readDesigns.ts';

/** A design as the server knows it. */
export interface KnownDesign {
  manifest: DesignManifest;
  /** Content of its `theme.css`. */
  css: string;
}

let built: BuiltDesigns | null = null;

/** The designs of the build; read once, because they change only with a build. */
export function builtDesigns(): BuiltDesigns {
  built ??= JSON.parse(readFileSync(path.join(builtFolder, 'designs.json'), 'utf8')) as BuiltDesigns;
  return built;
}

let designsById: ReadonlyMap<string, KnownDesign> | null = null;

/** The designs with a readable `design.json`, by id. */
export function knownDesigns(): ReadonlyMap<string, KnownDesign> {
  designsById ??= new Map(
    Object.entries(builtDesigns()).flatMap(([id, { manifest, css }]) =>
      manifest ? [[id, { manifest, css }] as const] : [],
    ),
  );
  return designsById;
}

/** The effect of a store's settings on its pages in a design. */
export function renderedSettingsOf(design: string, settings: SettingsByDesign | undefined): RenderedSettings {
  const one = knownDesigns().get(design);
  if (!one) return { css: '', hero: {}, homeSections: null };
  return renderedSettings(one.manifest, settings?.[design]);
}
