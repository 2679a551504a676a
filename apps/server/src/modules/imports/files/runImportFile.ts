import type { ImportCheckWire } from '@teranga/contract/admin';
import type { Database } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import type { Jobs } from '../../../platform/jobs/queues.ts';
import { JobQueue } from '../../../platform/images/jobQueue.ts';
import { ImportRefused } from '../importError.ts';
import type { ImportOptions, Progress } from '../options.ts';
import { withPreparedImport, type ImportCounts, type PreparedImport } from '../run/prepareImport.ts';
import { closeEntry } from '../run/journal.ts';
import { runImport } from '../run/runImport.ts';
import { writeChangesFile } from './changesFile.ts';
import { findLockedFile, saveRun, type ImportFile } from './importFile.ts';
import { importPaths, removeImportFiles } from './importFolder.ts';

export interface ImportFilesContext {
  db: Database;
  dataDir: string;
  hostsOf: (store: string) => Promise<readonly string[]>;
}

/**
 * An import takes hundreds of megabytes at most, and the database's time: one at a time and
 * process.
 */
const line = new JobQueue(1, 1_000);
/** How often a job shows that it lives, and how far it is. */
const beatMs = 1_000;
/** A job that has not for so long is dead. */
const deadMs = 60_000;
const cutMessage = (id: number) =>
  `L’import s’est interrompu. Ce qui était écrit est l’import ${id} : annulez-le, puis envoyez le fichier de nouveau.`;
const failedMessage = 'Une erreur est survenue : recommencez, ou envoyez le fichier de nouveau.';
const changedMessage = 'La boutique a changé depuis la vérification : voici ce qui empêche l’import.';
const noCounts: ImportCounts = {
  rows: 0,
  drafts: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  unpublished: 0,
  images: 0,
};

function resultOf({ counts, notes, diagnostics }: PreparedImport): ImportCheckWire {
  const { diagnostics: listed, more } = new ImportRefused(diagnostics);
  return {
    counts,
    skipped: notes.skipped.entries(),
    partial: notes.partial.entries(),
    ignoredColumns: notes.ignoredColumns,
    diagnostics: [...listed],
    moreDiagnostics: more,
    errors: diagnostics.errors,
    suspicions: diagnostics.suspicions,
  };
}

const refusedResult = ({ diagnostics, more }: ImportRefused): ImportCheckWire => ({
  counts: noCounts,
  skipped: [],
  partial: [],
  ignoredColumns: [],
  diagnostics: [...diagnostics],
  moreDiagnostics: more,
  errors: diagnostics.filter(({ isSuspicion }) => !isSuspicion).length,
  suspicions: diagnostics.filter(({ isSuspicion }) => isSuspicion).length,
});

/** The file of a job that is to run now; null when there is nothing to do. */
async function begin(db: Database, { store, file: id, run }: Jobs['import-file'], now: Date) {
  return db.withStore(store, async (tx) => {
    const file = await findLockedFile(tx, id);
    if (!file || file.run !== run || (file.state !== 'checking' && file.state !== 'writing')) return null;
    if (file.beatAt && now.getTime() - file.beatAt.getTime() < deadMs)
      throw new Error(`Another process runs the import of file ${id}.`);
    // Written again, what was added to the stock would be added twice.
    if (file.importId !== null) {
      await closeEntry(tx, file.importId);
      await saveRun(tx, file, { state: 'failed', failure: cutMessage(file.importId), progress: null });
      return null;
    }
    await saveRun(tx, file, {});
    return file;
  });
}

/** Saves how far a job is, now and then, until it is stopped. */
function reportOf({ db }: ImportFilesContext, store: string, file: ImportFile) {
  let latest: Progress | null = null;
  let saving: Promise<unknown> = Promise.resolve();
  const save = () => {
    const progress = latest;
    // The next beat saves what could not be saved now.
    saving = saving.then(() =>
      db.withStore(store, (tx) => saveRun(tx, file, { progress })).catch(() => undefined),
    );
  };
  const timer = setInterval(save, beatMs);
  return {
    onProgress: (progress: Progress) => void (latest = progress),
    stop: async () => {
      clearInterval(timer);
      await saving;
    },
  };
}

async function check(options: ImportOptions, changes: string): Promise<Partial<ImportFile>> {
  try {
    const result = await withPreparedImport(options, async (prepared) => {
      await writeChangesFile(changes, prepared.changes());
      return resultOf(prepared);
    });
    return { state: 'checked', result };
  } catch (error) {
    if (error instanceof ImportRefused) return { state: 'checked', result: refusedResult(error) };
    throw error;
  }
}

async function write(options: ImportOptions, { result }: ImportFile): Promise<Partial<ImportFile>> {
  try {
    const { counts } = await withPreparedImport(options, runImport);
    return { state: 'done', result: result && { ...result, counts } };
  } catch (error) {
    if (error instanceof ImportRefused)
      return { state: 'checked', result: refusedResult(error), failure: changedMessage };
    // Somebody has undone it meanwhile.
    if (error instanceof HttpError) return { state: 'failed', failure: error.message };
    throw error;
  }
}

async function runJob(context: ImportFilesContext, job: Jobs['import-file'], now: Date): Promise<void> {
  const { db, dataDir, hostsOf } = context;
  const { store: storeId, file: id } = job;
  const file = await begin(db, job, now);
  if (!file?.options) return;
  const paths = importPaths(dataDir, storeId, id);
  const report = reportOf(context, storeId, file);
  const options: ImportOptions = {
    ...file.options,
    db,
    dataDir,
    storeId,
    storeHosts: await hostsOf(storeId),
    file: paths.upload,
    fileName: file.fileName,
    mayFetchPrivateAddresses: false,
    actor: file.actor,
    now,
    onProgress: report.onProgress,
    onBegun: (tx, importId) => saveRun(tx, file, { importId }),
  };
  const save = async (changes: Partial<ImportFile>) => {
    await report.stop();
    return db.withStore(storeId, (tx) => saveRun(tx, file, { ...changes, progress: null }));
  };
  try {
    const ended = await (file.state === 'checking' ? check(options, paths.changes) : write(options, file));
    const isThere = await save(ended);
    if (!isThere || ended.state === 'done') await removeImportFiles(paths);
  } catch (error) {
    await save({ state: 'failed', failure: failedMessage });
    throw error;
  } finally {
    await report.stop();
  }
}

/** The job that checks or writes a file of staff. */
export const runImportFile = (
  context: ImportFilesContext,
  job: Jobs['import-file'],
  now: Date,
): Promise<void> => line.run(`${job.file} ${job.run}`, () => runJob(context, job, now));
