import { expect, it } from 'vitest';
import { isDataSaverOn, saveDataSaverChoice, type NoteStorage } from './savedDataSaver.ts';

function aStorage(): NoteStorage {
  const saved = new Map<string, Response>();
  const notes = {
    put: async (name: string, answer: Response) => void saved.set(name, answer),
    delete: async (name: string) => saved.delete(name),
    match: async (name: string) => saved.get(name),
  };
  return { open: async () => notes };
}

it('the worker caches less while the page has data saver on', async () => {
  const storage = aStorage();
  const seen = [await isDataSaverOn(storage)];
  for (const isOn of [true, true, false]) {
    await saveDataSaverChoice(isOn, storage);
    seen.push(await isDataSaverOn(storage));
  }
  expect(seen).toEqual([false, true, true, false]);
});
