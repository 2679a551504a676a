/**
 * Cache through which the page passes the data saver setting to the worker, which cannot read the
 * page's storage.
 */
const noteCache = 'notes';
const noteName = '/data-saver';

/** Passes the data saver setting to the worker. */
export async function saveDataSaverChoice(isOn: boolean, storage: CacheStorage): Promise<void> {
  const notes = await storage.open(noteCache);
  if (isOn) await notes.put(noteName, new Response());
  else await notes.delete(noteName);
}

/** Whether data saver is on, as the page last reported. */
export async function isDataSaverOn(storage: CacheStorage): Promise<boolean> {
  const notes = await storage.open(noteCache);
  return (await notes.match(noteName)) !== undefined;
}
