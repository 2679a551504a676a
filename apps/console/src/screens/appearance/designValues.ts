import type { DesignSetting } from '@teranga/design-manifest/manifest';
import { isColor } from '@teranga/design-manifest/contrast';
import type { FrameLook } from './frameTokens.ts';

/** What the store has set of a design's settings, by their names. */
export type DesignValues = Readonly<Record<string, unknown>>;

/** With a setting changed; undefined leaves it to the design. */
export function withValue(values: DesignValues, name: string, value: unknown): DesignValues {
  const { [name]: _before, ...others } = values;
  return value === undefined ? others : { ...others, [name]: value };
}

/** A colour of both themes; an unset one is the design's. */
export interface ThemeColors {
  cupcake?: string;
  night?: string;
}

export const colorsOf = (value: unknown): ThemeColors =>
  typeof value === 'object' && value !== null ? value : {};

/** The tokens that values set in a theme, as the shop will. */
export function tokensOf(
  settings: readonly DesignSetting[],
  values: DesignValues,
  theme: FrameLook['theme'],
): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const setting of settings) {
    const value = values[setting.name];
    if (setting.kind === 'color') {
      const color = colorsOf(value)[theme];
      if (isColor(color)) tokens[setting.token] = color;
    }
    if (setting.kind === 'choice') {
      const chosen = setting.options.find((option) => option.value === value);
      if (chosen) tokens[setting.token] = chosen.css;
    }
  }
  return tokens;
}

/** The tokens that settings set or that their colours are read with. */
export const usedTokens = (settings: readonly DesignSetting[]): string[] => [
  ...new Set(
    settings.flatMap((setting) =>
      setting.kind === 'color' ? [setting.token, ...setting.carries, ...setting.readOn] : [],
    ),
  ),
];
