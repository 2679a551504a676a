import { readFile, stat } from 'node:fs/promises';
import { maxImageBytes } from '../platform/images/cleanImage.ts';
import { OperatorError } from './operatorError.ts';
import { operatorPath } from './operatorPath.ts';

/** The bytes of an image that an operator names by its file; a sentence if it cannot be read. */
export async function readImageFile(file: string): Promise<Buffer> {
  const full = operatorPath(file);
  const unreadable = () => Promise.reject(new OperatorError(`Le fichier « ${file} » ne peut pas être lu.`));
  const { size } = await stat(full).catch(unreadable);
  if (size > maxImageBytes) throw new OperatorError('Une image a au plus 15 Mo.');
  return readFile(full).catch(unreadable);
}
