import type { SettingsByDesign } from '@teranga/design-manifest';
import type { Tx } from '../../../platform/db/database.ts';
import { knownDesigns } from '../../designs/designManifests.ts';
import { toFields } from '@teranga/core/lib/wire';
import { readWrittenStore, toContent } from '../readStore.ts';
import { sanitizeRichText } from '../../../platform/text/sanitizeRichText.ts';
import { changedSettings, type StoreState } from './changedSettings.ts';
import type { ContentDocument, LegalTexts } from './contentDocument.ts';

/** A store's content as stored. */
export async function readContentDocument(tx: Tx): Promise<ContentDocument> {
  const { store, ...content } = await readWrittenStore(tx);
  const { rows } = await tx.query<{ default_logo: string | null }>('select default_logo from stores');
  return { name: store.name, logo: store.logo, defaultLogo: rows[0]?.default_logo ?? null, ...content };
}

/** Says of each design's settings which version they were set for. */
function stamped(settings: NonNullable<ContentDocument['designSettings']>): SettingsByDesign {
  return Object.fromEntries(
    Object.entries(settings).map(([id, { version, values }]) => [
      id,
      { version: version ?? knownDesigns().get(id)?.manifest.version ?? '0.0.0', values },
    ]),
  );
}

/** Legal texts as they are shown: an empty one is none. */
function sanitized(texts: LegalTexts): LegalTexts {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    text ? sanitizeRichText(text).trim() || null : null,
  ]);
  return Object.fromEntries(entries) as LegalTexts;
}

/**
 * Replaces a store's content. The previous version is saved in the store's history; payment keys
 * are not content and are not stored here.
 */
export async function writeContentDocument(tx: Tx, document: ContentDocument): Promise<void> {
  const {
    name,
    logo,
    defaultLogo = null,
    designSettings,
    legalTexts,
    payment: _payment,
    ...content
  } = document;
  const before = await readWrittenStore(tx);
  const settings = designSettings ? stamped(designSettings) : before.designSettings;
  await tx.query('update stores set name = $1, logo = $2, default_logo = $3, content = $4', [
    name,
    logo,
    defaultLogo,
    JSON.stringify({
      cashOnDelivery: before.cashOnDelivery,
      notices: before.notices,
      ...content,
      legalTexts: legalTexts ? sanitized(legalTexts) : before.legalTexts,
      storeInfo: { ...content.storeInfo, name },
      ...(settings && { designSettings: settings }),
    }),
  ]);
}

/** A store as it was until a moment, and what changed then. */
export interface StoreVersion {
  version: number;
  name: string;
  design: string;
  replacedAt: Date;
  /**
   * Groups of settings, in French; none of a version that is older than those that are compared.
   */
  changed: string[];
  /** Who made the next version; null where the audit log does not say. */
  changedBy: string | null;
}

/** Versions that are compared with the next one. */
const mostCompared = 100;

/**
 * With the defaults of what was not written yet, which the next version has: they are no change.
 */
const filledIn = (state: StoreState): StoreState => ({
  ...state,
  content: toContent({ name: state.name, content: toFields(state.content), can_be_paid: true }),
});

/** The previous versions of a store, latest first. */
export async function listVersions(tx: Tx): Promise<StoreVersion[]> {
  // A change and its entry in the audit log have the time of their transaction.
  const { rows } = await tx.query<
    StoreState & { version: number; replacedAt: Date | null; changedBy: string | null }
  >(
    `select version, name, design, logo, content, null as "replacedAt", null as "changedBy" from stores where id = app_store()
     union all
     select h.version, h.name, h.design, h.logo,
       case when h.version > (select version from stores where id = app_store()) - $1 then h.content end, h.replaced_at, a.name
     from store_history h left join (
       select at, min(actor_name) as name from audit_log where subject_kind = 'store' group by at) a on a.at = h.replaced_at
     order by version desc`,
    [mostCompared],
  );
  return rows.flatMap(({ replacedAt, changedBy, ...state }, index) => {
    const next = rows[index - 1];
    if (replacedAt === null || !next) return [];
    const { version, name, design, content } = state;
    const changed = content === null ? [] : changedSettings(filledIn(state), filledIn(next));
    return [{ version, name, design, replacedAt, changed, changedBy }];
  });
}

/** Restores a version of a store, including its design. The restore can be undone too. */
export async function restoreVersion(tx: Tx, version: number): Promise<void> {
  await tx.query(
    `update stores s set name = h.name, design = h.design, logo = h.logo, default_logo = h.default_logo, content = h.content
     from store_history h where h.store_id = s.id and h.version = $1`,
    [version],
  );
}
