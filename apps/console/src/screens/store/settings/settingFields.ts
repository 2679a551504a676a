import type { ReactNode } from 'react';

interface FieldWords {
  /** The setting's path in `settings`; in a list, the path within an entry. */
  path: string;
  label: string;
  hint?: string;
  /** What an empty field stands for: an empty text, null, an empty list, or no setting at all. */
  empty?: 'text' | 'null' | 'list' | 'absent';
  /** A contact that lists of the same form repeat: they change with it. */
  isRepeated?: boolean;
}

/** What a field of its own kind renders. */
export interface CustomFieldProps {
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
}

/** A setting that holds one value. */
export type ValueField = FieldWords &
  (
    | {
        /** `lines`: a list of texts. `pairs`: names with values, as «Name : value» by line. */
        kind: 'email' | 'tel' | 'area' | 'lines' | 'pairs' | 'rich' | 'image' | 'switch';
      }
    | { kind: 'text'; suggestions?: readonly string[] }
    | { kind: 'number'; min?: number; max?: number }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
    | { kind: 'custom'; render: (props: CustomFieldProps) => ReactNode }
  );

/** A setting that holds a list of entries. */
export interface ListField {
  kind: 'list';
  path: string;
  label: string;
  /** What one entry is called. */
  entry: string;
  /** What adds one. */
  add: string;
  fields: readonly ValueField[];
  /** A new entry. */
  blank: Readonly<Record<string, unknown>>;
  /** Its first two fields are short and share a line, also on a phone. */
  isCompact?: boolean;
}

export type SettingField = ValueField | ListField;

/** Settings under one title. */
export interface SettingGroup {
  title: string;
  text?: string;
  /** What belongs to it and is set elsewhere, under a section's path. */
  elsewhere?: { path: string; label: string };
  fields: readonly SettingField[];
}

/** Settings of one page of the console. */
export interface SettingsSection {
  title: string;
  /** The page of the shop that shows what is set here. */
  shopPath?: string;
  groups: readonly SettingGroup[];
}
