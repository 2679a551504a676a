import { highestInteger } from '@teranga/contract';
import { addImage, changeImage, type ImageChange } from '../../modules/catalogue/edit/galleryChanges.ts';
import { findProduct } from '../../modules/catalogue/edit/findProduct.ts';
import { readDocuments } from '../../modules/catalogue/versions/productDocument.ts';
import { saveUpload } from '../../platform/images/saveUpload.ts';
import { imagesFolder } from '../../platform/images/storeFolders.ts';
import { productArgument, storeArgument, withEditOptions } from '../arguments.ts';
import type { Commands } from '../commands.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readImageFile } from '../readImageFile.ts';
import { readInteger, readReason } from '../readOptions.ts';
import { table } from '../table.ts';

export interface ImageOptions extends JsonOption {
  alt?: string;
  /** The place of an image, from 1. */
  change?: string;
  to?: string;
  remove?: string;
  expect?: string;
  reason?: string;
}

const mostPlaces = 50;

function readChange(file: string | undefined, options: ImageOptions): ImageChange | null {
  const { alt, change, to, remove } = options;
  const changes = [file, change, remove].filter((option) => option !== undefined);
  if (changes.length > 1)
    throw new OperatorError('Donnez un fichier, --change ou --remove : un seul des trois.');
  if (changes.length === 0 && (alt !== undefined || to !== undefined))
    throw new OperatorError('Donnez un fichier à ajouter, ou --change et le numéro d’une image.');
  if (file !== undefined && options.expect !== undefined)
    throw new OperatorError('--expect se donne avec --change ou --remove.');
  const removed = readInteger('--remove', remove, 1, mostPlaces);
  if (removed !== null) {
    if (alt !== undefined || to !== undefined)
      throw new OperatorError('--remove se donne sans --alt ni --to.');
    return { place: removed, isRemoved: true };
  }
  const changed = readInteger('--change', change, 1, mostPlaces);
  if (changed === null) return null;
  if (alt === undefined && to === undefined) throw new OperatorError('Avec --change, donnez --alt ou --to.');
  return { place: changed, alt, moveTo: readInteger('--to', to, 1, mostPlaces) ?? undefined };
}

const columns = [{ title: 'N°', isNumber: true }, { title: 'Fichier' }, { title: 'Description' }];

/** Lists the images of a product, adds one, or describes, moves or removes one. */
export async function image(
  platform: Platform,
  id: string,
  typed: string,
  file: string | undefined,
  options: ImageOptions,
): Promise<void> {
  const { config, db, print, actor } = platform;
  const change = readChange(file, options);
  const moveTo = readInteger('--to', options.to, 1, mostPlaces);
  const version = readInteger('--expect', options.expect, 1, highestInteger);
  const context = { actor, version, reason: readReason(options.reason), now: new Date() };
  await findStore(db, id);
  const bytes = file === undefined ? null : await readImageFile(file);
  const { productId } = await db.withStore(id, (tx) => findProduct(tx, typed));
  const saved =
    bytes && (await saveUpload(imagesFolder(config.dataDir, id), options.alt ?? productId, bytes));
  const gallery = await db.withStore(id, async (tx) => {
    if (saved) {
      const { after } = await addImage(tx, productId, { ...saved, alt: options.alt ?? '' }, context);
      const place = after.gallery.findIndex(({ name }) => name === saved.name) + 1;
      if (moveTo !== null) await changeImage(tx, productId, { place, moveTo }, context);
    }
    if (change) await changeImage(tx, productId, change, context);
    return (await readDocuments(tx, [productId])).get(productId)?.gallery ?? [];
  });
  if (options.json) return printJson(platform, { productId, gallery });
  if (gallery.length === 0) return print(`${productId} n’a pas d’image.`);
  print(
    table(
      columns,
      gallery.map(({ name, alt }, index) => [String(index + 1), name, alt]),
    ),
  );
}

export const commands: Commands = (verb, onPlatform) => {
  withEditOptions(
    verb('image', 'montre les images d’un article, ou en ajoute, décrit, déplace ou retire une')
      .argument(...storeArgument)
      .argument(...productArgument)
      .argument('[fichier]', 'l’image à ajouter : JPEG, PNG, WebP, AVIF ou GIF, 15 Mo au plus')
      .option('--alt <texte>', 'ce que montre l’image, pour qui ne la voit pas')
      .option('--change <numéro>', 'l’image à décrire (--alt) ou à déplacer (--to)')
      .option('--to <numéro>', 'sa place parmi les images ; la première est celle des listes')
      .option('--remove <numéro>', 'l’image à retirer'),
  ).action((id: string, typed: string, file: string | undefined, options: ImageOptions) =>
    onPlatform((platform) => image(platform, id, typed, file, options)),
  );
};
