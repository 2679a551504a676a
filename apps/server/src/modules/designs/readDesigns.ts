import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { designIds, type DesignManifest } from '@teranga/design-manifest';
import { fatalRules, readDesign } from '@teranga/design-manifest/rules';

/** Results that `npm run design -- measure` recorded for a page. */
export interface ReportPage {
  score: number;
  accessibility: number;
  LCP: number;
}

/** A design as the build describes it in `designs.json`. */
export interface BuiltDesign {
  /** Null when its `design.json` cannot be read. */
  manifest: DesignManifest | null;
  /** Content of its `theme.css`. */
  css: string;
  /** The rules it breaks without which a design cannot be rendered, by their index. */
  brokenRules: number[];
  designReport: Readonly<Record<string, ReportPage>> | null;
}

/** By id. */
export type BuiltDesigns = Readonly<Record<string, BuiltDesign>>;

function readReport(folder: string): BuiltDesign['designReport'] {
  const file = path.join(folder, 'design-report.json');
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { pages: Record<string, ReportPage> }).pages;
}

/** Reads every design of a folder of designs: for the build, and for tests. */
export function readDesigns(folder: string): BuiltDesigns {
  const designs = designIds(folder).map((id): [string, BuiltDesign] => {
    const onDisk = readDesign(path.join(folder, id));
    const brokenRules = fatalRules.flatMap(({ errors }, index) => (errors(onDisk).length > 0 ? [index] : []));
    const { manifest } = onDisk.manifest;
    return [id, { manifest, css: onDisk.theme, brokenRules, designReport: readReport(onDisk.folder) }];
  });
  return Object.fromEntries(designs);
}
