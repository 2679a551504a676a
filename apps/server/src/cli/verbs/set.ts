import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaTypeOf } from '../../pictures/pictureName.ts';
import { picturesFolder } from '../../pictures/storeFolders.ts';
import { InvalidContentError, readContent } from '../../store/content/readContent.ts';
import { writeContentDocument } from '../../store/content/storedContent.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';

/** Gives a store the words of a file. Servers that run show them from the next page on; a wrong file changes nothing. */
export async function set({ db, config, print }: Platform, id: string, file: string): Promise<void> {
  const store = await findStore(db, id);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`Le fichier « ${file} » ne peut pas être lu.`);
  });
  const folder = picturesFolder(config.dataDir, store.id);
  const hasPicture = (name: string) => mediaTypeOf(name) !== null && existsSync(path.join(folder, name));
  try {
    const content = readContent(text, hasPicture);
    await db.withStore(id, (tx) => writeContentDocument(tx, content));
    print(`La boutique « ${content.name} » est à jour.`);
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    const count = error.lines.length;
    throw new OperatorError(
      `Rien n’a changé : ${count > 1 ? `${count} choses sont à corriger` : 'une chose est à corriger'} dans « ${file} ».\n${error.message}`,
    );
  }
}
