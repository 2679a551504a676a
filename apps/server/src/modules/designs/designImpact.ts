import { migrateSettings, settingOf, type SettingsByDesign } from '@teranga/design-manifest';
import type { BuiltDesign, ReportPage } from './readDesigns.ts';

/** What moving a store from one design to another changes. */
export interface DesignImpact {
  /** Pages that answer 404 from then on. */
  lostPages: string[];
  gainedPages: string[];
  /** Settings that are kept for the old design and do not apply to the new one. */
  leftSettings: string[];
  /** Settings that the store had made of the new one before. */
  foundSettings: string[];
  /** What `npm run design -- measure` recorded of the new design, page by page; empty: nothing. */
  measures: { page: string; before: ReportPage | null; after: ReportPage }[];
}

/** A design as it is compared with another. */
export type ComparedDesign = Pick<BuiltDesign, 'manifest' | 'designReport'> & { id: string };

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((each) => !others.includes(each));

export function designImpact(
  from: ComparedDesign,
  to: ComparedDesign,
  settings: SettingsByDesign,
): DesignImpact {
  const [before, after] = [from.manifest?.optionalPages ?? [], to.manifest?.optionalPages ?? []];
  const { manifest } = to;
  const saved = settings[to.id];
  const found = saved && manifest ? Object.keys(migrateSettings(manifest, saved)) : [];
  return {
    lostPages: without(before, after),
    gainedPages: without(after, before),
    leftSettings: Object.keys(settings[from.id]?.values ?? {}),
    foundSettings: found.filter((name) => manifest && settingOf(manifest, name)),
    measures: Object.entries(to.designReport ?? {}).map(([page, measured]) => ({
      page,
      before: from.designReport?.[page] ?? null,
      after: measured,
    })),
  };
}
