import type { SettingsSection } from '../settingFields.ts';
import { contact, hours } from './contact.ts';
import { identity } from './identity.ts';
import { notices } from './sale.ts';
import { sizes } from './sizes.ts';
import { aboutTexts, legalTexts } from './texts.ts';

/** Pages of settings, by the last step of their address. */
export const settingsSections: Readonly<Record<string, SettingsSection>> = {
  identite: identity,
  contact,
  horaires: hours,
  textes: aboutTexts,
  legal: legalTexts,
  tailles: sizes,
  avis: notices,
};
