import { type ColorSetting, type DesignManifest, type DesignSetting, settingOf } from '../manifest.ts';
import { contrast, isColor, leastContrast } from '../theme/contrast.ts';
import { themes, themeTokens } from '../theme/tokens.ts';

/** An error of a setting, as a French sentence that follows its name. */
export interface SettingError {
  path: readonly (string | number)[];
  sentence: string;
}

/** What settings are checked against. */
export interface SettingGround {
  /** Content of the design's `theme.css`. */
  css: string;
  hasImage: (name: string) => boolean;
}

type Values = Readonly<Record<string, unknown>>;
type Kind<K extends DesignSetting['kind']> = Extract<DesignSetting, { kind: K }>;

const twoDecimals = 2;
const french = (ratio: number) => ratio.toFixed(twoDecimals).replace('.', ',');
const listed = (names: readonly string[]) => names.join(', ');
const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A theme's tokens, with the operator's colours applied. */
function tokensWith(manifest: DesignManifest, values: Values, css: string, theme: (typeof themes)[number]) {
  const tokens = themeTokens(css, manifest.id, theme);
  for (const setting of manifest.settings) {
    const value = values[setting.name];
    const color = setting.kind === 'color' && isGroup(value) ? value[theme] : undefined;
    if (setting.kind === 'color' && isColor(color)) tokens[setting.token] = color;
  }
  return tokens;
}

function contrastErrors(
  { name, token, carries, readOn }: ColorSetting,
  theme: (typeof themes)[number],
  tokens: Readonly<Record<string, string>>,
): SettingError[] {
  const color = tokens[token] ?? '';
  return [...carries, ...readOn].flatMap((other) => {
    const against = tokens[other];
    if (!isColor(against)) return [];
    const ratio = contrast(color, against);
    if (ratio >= leastContrast.text) return [];
    const sentence = `se lit mal avec ${other} (${against}) : le contraste est de ${french(ratio)}, il en faut ${french(leastContrast.text)} au moins.`;
    return [{ path: [name, theme], sentence }];
  });
}

function colorErrors(
  setting: ColorSetting,
  value: unknown,
  manifest: DesignManifest,
  values: Values,
  ground: SettingGround,
): SettingError[] {
  const { name } = setting;
  const shape = 'attend une couleur par thème : cupcake et night, par exemple { cupcake: "#2b3a8f" }.';
  if (!isGroup(value)) return [{ path: [name], sentence: shape }];
  return Object.entries(value).flatMap(([key, color]): SettingError[] => {
    const theme = themes.find((each) => each === key);
    if (!theme) return [{ path: [name, key], sentence: `n’est pas un thème. Il y a : ${listed(themes)}.` }];
    if (!isColor(color))
      return [
        {
          path: [name, key],
          sentence: 'n’est pas une couleur : il faut # et six chiffres, par exemple "#2b3a8f".',
        },
      ];
    return contrastErrors(setting, theme, tokensWith(manifest, values, ground.css, theme));
  });
}

function textErrors({ name, longest }: Kind<'text'>, value: unknown): SettingError[] {
  if (typeof value !== 'string') return [{ path: [name], sentence: 'attend un texte.' }];
  return value.length > longest
    ? [{ path: [name], sentence: `est trop long : ${longest} signes au plus.` }]
    : [];
}

function sectionErrors({ name, options }: Kind<'sections'>, value: unknown): SettingError[] {
  if (!Array.isArray(value)) return [{ path: [name], sentence: 'attend une liste de sections.' }];
  const sections = options.map((option) => option.value);
  return value.flatMap((section: unknown, index): SettingError[] => {
    if (typeof section !== 'string' || !sections.includes(section))
      return [
        {
          path: [name, index],
          sentence: `n’est pas une section de cet accueil. Il y a : ${listed(sections)}.`,
        },
      ];
    return value.indexOf(section) < index
      ? [{ path: [name, index], sentence: `nomme « ${section} » une seconde fois.` }]
      : [];
  });
}

function choiceErrors({ name, options }: Kind<'choice'>, value: unknown): SettingError[] {
  const choices = options.map((option) => option.value);
  return typeof value === 'string' && choices.includes(value)
    ? []
    : [{ path: [name], sentence: `n’est pas un choix possible. Il y a : ${listed(choices)}.` }];
}

function imageErrors({ name }: Kind<'picture'>, value: unknown, ground: SettingGround): SettingError[] {
  if (typeof value === 'string' && ground.hasImage(value)) return [];
  return [
    {
      path: [name],
      sentence: 'nomme une image qui n’est pas dans le dossier des images de la boutique.',
    },
  ];
}

function unknownError(manifest: DesignManifest, name: string): SettingError {
  const names = listed(manifest.settings.map((each) => each.name)) || 'aucun';
  const sentence = `n’est pas un réglage du design « ${manifest.id} ». Il y a : ${names}.`;
  return { path: [name], sentence };
}

/** Everything wrong with the values an operator gives a design. */
export function settingErrors(
  manifest: DesignManifest,
  values: Values,
  ground: SettingGround,
): SettingError[] {
  return Object.entries(values).flatMap(([name, value]): SettingError[] => {
    const setting = settingOf(manifest, name);
    if (!setting) return [unknownError(manifest, name)];
    if (setting.kind === 'color') return colorErrors(setting, value, manifest, values, ground);
    if (setting.kind === 'text') return textErrors(setting, value);
    if (setting.kind === 'choice') return choiceErrors(setting, value);
    if (setting.kind === 'sections') return sectionErrors(setting, value);
    return imageErrors(setting, value, ground);
  });
}
