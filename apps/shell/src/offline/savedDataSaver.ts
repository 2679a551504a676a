/**
 * Cache through which the page passes the data saver setting to the worker, which cannot read the
 * page's storage.
 */
const noteCache = 'notes';
const noteName = '/data-saver';

/** A browser's storage of answers, as far as a note needs it. */
export interface NoteStorage {
  open: (name: string) => Promise<Pick<Cache, 'put' | 'delete' | 'match'>>;
}

/** Passes the data saver setting to the worker. */
export async function saveDataSaverChoice(isOn: boolean, storage: NoteStorage): Promise<void> {
  const notes = await storage.open(noteCache);
  if (isOn) await notes.put(noteName, new Response());
  else await notes.delete(noteName);
}

/** Whether data saver is on, as the page last reported. */
export async function isDataSaverOn(storage: NoteStorage): Promise<boolean> {
  const notes = await storage.open(noteCache);
  return (await notes.match(noteName)) !== undefined;
}
