import { Type, type Static } from 'typebox';

/**
 * Version of the contract that `@teranga/design-kit` has with designs: its pages, parts and their
 * props.
 */
export const contractVersion = '1.0.0';
/** A design with more settings is no longer chosen but built. */
export const mostSettings = 20;

const version = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' });
const name = Type.String({ pattern: '^[a-z][a-zA-Z0-9]{0,39}$' });
const token = Type.String({ pattern: '^--[a-z][a-z0-9-]*$' });
const words = Type.String({ minLength: 1, maxLength: 200 });
const strict = { additionalProperties: false };

/** A colour in both themes; an unset one stays as in `theme.css`. */
export const ColorSetting = Type.Object(
  {
    kind: Type.Literal('color'),
    name,
    label: words,
    /** The token it sets. */
    token,
    /** Tokens that are read on it. */
    carries: Type.Array(token),
    /** Tokens it is read on. */
    readOn: Type.Array(token),
  },
  strict,
);
/** One of a few values of a token: a card's ratio, the roundness of corners. */
export const ChoiceSetting = Type.Object(
  {
    kind: Type.Literal('choice'),
    name,
    label: words,
    token,
    options: Type.Array(Type.Object({ value: name, label: words, css: words }, strict), { minItems: 2 }),
    default: name,
  },
  strict,
);
/** Text that replaces the store's own in this design. */
export const TextSetting = Type.Object(
  {
    kind: Type.Literal('text'),
    name,
    label: words,
    place: Type.Union([
      Type.Literal('hero.title'),
      Type.Literal('hero.text'),
      Type.Literal('hero.pictureAlt'),
    ]),
    longest: Type.Integer({ minimum: 1, maximum: 500 }),
  },
  strict,
);
/** An image from the store's folder that replaces the store's own in this design. */
export const ImageSetting = Type.Object(
  { kind: Type.Literal('picture'), name, label: words, place: Type.Literal('hero.picture') },
  strict,
);
/** Which sections the home shows, in which order. */
export const SectionsSetting = Type.Object(
  {
    kind: Type.Literal('sections'),
    name: Type.Literal('homeSections'),
    label: words,
    /** All available sections, in their default order. */
    options: Type.Array(Type.Object({ value: name, label: words }, strict), { minItems: 1 }),
  },
  strict,
);

export const DesignSetting = Type.Union([
  ColorSetting,
  ChoiceSetting,
  TextSetting,
  ImageSetting,
  SectionsSetting,
]);
export type DesignSetting = Static<typeof DesignSetting>;
export type ColorSetting = Static<typeof ColorSetting>;

/** What became of the settings of older versions when this one came. */
const Migration = Type.Object(
  {
    to: version,
    /** An old name and the new one; null: the value is dropped. */
    names: Type.Record(Type.String(), Type.Union([name, Type.Null()])),
    /** By new name: an old value and the new one. */
    values: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
  },
  strict,
);

/**
 * A design's `design.json`: what operators, the server and the commands know of it without running
 * its code.
 */
export const DesignManifest = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' }),
    label: words,
    version,
    /** Supported contract versions: `^1.0.0`. */
    contract: words,
    /** The pages it has of those that not every design has. */
    optionalPages: Type.Array(Type.String()),
    settings: Type.Array(DesignSetting, { maxItems: mostSettings }),
    /** Settings of each version and their kinds: entries are never removed. */
    published: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
    migrations: Type.Array(Migration),
    /** Recommended sizes of a store's images, in pixels. */
    pictures: Type.Array(
      Type.Object(
        { use: words, width: Type.Integer({ minimum: 1 }), height: Type.Integer({ minimum: 1 }) },
        strict,
      ),
    ),
    /** An image of the design, by its path in the design's folder; null: none yet. */
    preview: Type.Union([Type.String(), Type.Null()]),
  },
  strict,
);
export type DesignManifest = Static<typeof DesignManifest>;

/** Values that an operator set for one design. */
export interface SavedSettings {
  /** The version of the design they were set for. */
  version: string;
  values: Readonly<Record<string, unknown>>;
}

/** A store's settings by design: those of inactive designs are preserved. */
export type SettingsByDesign = Readonly<Record<string, SavedSettings>>;

/** The setting of a name. */
export const settingOf = ({ settings }: DesignManifest, wanted: string): DesignSetting | undefined =>
  settings.find((setting) => setting.name === wanted);
