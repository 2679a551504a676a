import { migrateSettings, settingErrors } from '@teranga/design-manifest';
import { Value } from 'typebox/value';
import { knownDesigns } from '../../designs/designManifests.ts';
import { DesignSettingsDocument, type ContentError } from './contentDocument.ts';

/**
 * Errors of a store's design settings, checked against each design's `design.json`; settings of the
 * wrong shape are not checked.
 */
export function designSettingErrors(
  designSettings: unknown,
  hasImage: (name: string) => boolean,
): ContentError[] {
  if (!Value.Check(DesignSettingsDocument, designSettings)) return [];
  const designs = knownDesigns();
  return Object.entries(designSettings).flatMap(([id, { version, values }]): ContentError[] => {
    const path = ['designSettings', id];
    const design = designs.get(id);
    if (!design) {
      const names = [...designs.keys()].join(', ');
      return [{ path, sentence: `n’est pas un design connu. Il y a : ${names}.` }];
    }
    const { manifest, css } = design;
    const current = migrateSettings(manifest, { version: version ?? manifest.version, values });
    return settingErrors(manifest, current, { css, hasImage }).map((error) => ({
      path: [...path, 'values', ...error.path],
      sentence: error.sentence,
    }));
  });
}
