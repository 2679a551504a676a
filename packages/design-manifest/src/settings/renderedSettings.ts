import type { DesignManifest, DesignSetting, SavedSettings } from '../manifest.ts';
import { isColor } from '../theme/contrast.ts';
import { migrateSettings } from './migrateSettings.ts';

/** The texts and the image of a home's hero, if set. */
export interface HeroSettings {
  title?: string;
  text?: string;
  picture?: string;
  pictureAlt?: string;
}

/** Effect of a store's settings on its pages. */
export interface RenderedSettings {
  /** CSS rules that set tokens; empty if nothing is set. */
  css: string;
  hero: HeroSettings;
  /** The home's sections in their order; null: the design's own. */
  homeSections: string[] | null;
}

type Rules = Record<'everywhere' | 'cupcake' | 'night', string>;

/**
 * Only values that cannot end a declaration get here: colours, and values from `design.json`
 * itself.
 */
function addTokens(rules: Rules, setting: DesignSetting, value: unknown): void {
  if (setting.kind === 'choice') {
    const chosen = setting.options.find((option) => option.value === value);
    if (chosen) rules.everywhere += `${setting.token}:${chosen.css};`;
  }
  if (setting.kind !== 'color' || typeof value !== 'object' || value === null) return;
  const { cupcake, night } = value as Record<string, unknown>;
  if (isColor(cupcake)) rules.cupcake += `${setting.token}:${cupcake};`;
  if (isColor(night)) rules.night += `${setting.token}:${night};`;
}

/**
 * Flat style sheets replace cascade layers by up to six ids of specificity; settings exceed them.
 */
const aboveFlatSheets = ':not(#\\#)'.repeat(6);

const rule = (selector: string, body: string) => (body ? `${selector}{${body}}` : '');

/**
 * Outside all layers, so that it overrides the design's own rules; a chosen theme takes precedence
 * over the device's.
 */
function toCss(id: string, { everywhere, cupcake, night }: Rules): string {
  const all = `[data-design='${id}']${aboveFlatSheets}`;
  const byDevice = `${all}:not([data-theme])`;
  const light = rule(byDevice, cupcake);
  const dark = rule(byDevice, night);
  return [
    rule(all, everywhere),
    // A colour set for the day alone must not reach the night of a device.
    light && `@media not all and (prefers-color-scheme:dark){${light}}`,
    rule(`${all}[data-theme='cupcake']`, cupcake),
    dark && `@media (prefers-color-scheme:dark){${dark}}`,
    rule(`${all}[data-theme='night']`, night),
  ].join('');
}

/** Effect of a store's settings on a design; invalid or outdated values have none. */
export function renderedSettings(
  manifest: DesignManifest,
  saved: SavedSettings | undefined,
): RenderedSettings {
  const values = saved ? migrateSettings(manifest, saved) : {};
  const rules: Rules = { everywhere: '', cupcake: '', night: '' };
  const hero: Record<string, string> = {};
  let homeSections: string[] | null = null;
  for (const setting of manifest.settings) {
    const value = values[setting.name];
    addTokens(rules, setting, value);
    if ('place' in setting && typeof value === 'string' && value)
      hero[setting.place.replace('hero.', '')] = value;
    if (setting.kind === 'sections' && Array.isArray(value)) {
      const sections = new Set(setting.options.map((option) => option.value));
      homeSections = value.filter((section): section is string => sections.has(section as string));
    }
  }
  return { css: toCss(manifest.id, rules), hero, homeSections };
}
