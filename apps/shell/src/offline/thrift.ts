/** Where the page tells the worker, which cannot read the page's storage, that little is to be kept. */
const noteCache = 'notes';
const noteName = '/economy';

/** Tells the worker whether the shopper spends little. */
export async function saveDataSaverChoice(isOn: boolean, storage: CacheStorage): Promise<void> {
  const notes = await storage.open(noteCache);
  if (isOn) await notes.put(noteName, new Response());
  else await notes.delete(noteName);
}

/** Whether the shopper spends little, as the page last told. */
export async function isThrifty(storage: CacheStorage): Promise<boolean> {
  const notes = await storage.open(noteCache);
  return (await notes.match(noteName)) !== undefined;
}
