import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { slugOf } from '../text/slug.ts';
import { averageColor } from './averageColor.ts';
import { cleanImage } from './cleanImage.ts';

const hashLength = 16;
const longestName = 60;

/** Saves an operator's image in a store's folder under a name made of `label` and its content. */
export async function saveUpload(
  folder: string,
  label: string,
  upload: Buffer,
): Promise<{ name: string; color: string }> {
  const { bytes, extension } = await cleanImage(upload);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  const readable = slugOf(label).slice(0, longestName).replace(/-$/, '') || 'image';
  const name = `${readable}-${hash}.${extension}`;
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `.${name}.part`);
  await writeFile(draft, bytes);
  await rename(draft, path.join(folder, name));
  return { name, color: await averageColor(path.join(folder, name)) };
}
