import { stat } from 'node:fs/promises';
import path from 'node:path';
import { importProducts, platforms, type Platform as From } from '../../modules/imports/importProducts.ts';
import { findStore } from '../findStore.ts';
import { importReport } from '../importReport.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { ProgressBar } from '../progressBar.ts';

export interface ImportVerbOptions {
  from: string;
  currency?: string;
  rate?: string;
  allowPrivateAddresses?: boolean;
}

/** FCFA for one euro, fixed by treaty. */
const francsPerEuro = 655.957;
const highestRate = 1_000_000;

/** FCFA for one unit of the file's currency. */
export function readRate({ currency: text, rate: given }: ImportVerbOptions): number {
  const currency = (text ?? 'XOF').toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency))
    throw new OperatorError(
      `« ${currency} » n’est pas une monnaie : donnez ses trois lettres, par exemple --currency USD.`,
    );
  if (given === undefined) {
    if (currency === 'XOF') return 1;
    if (currency === 'EUR') return francsPerEuro;
    throw new OperatorError(`Dites combien de FCFA vaut 1 ${currency} : --rate 600, par exemple.`);
  }
  const rate = Number(given.replace(',', '.'));
  if (!(rate > 0) || rate > highestRate)
    throw new OperatorError(
      `Le taux « ${given} » n’est pas un nombre de FCFA : écrivez --rate 600, par exemple.`,
    );
  if (currency === 'XOF' && rate !== 1)
    throw new OperatorError('Les prix sont déjà en FCFA : un taux ne sert qu’avec --currency.');
  return rate;
}

function readFrom(text: string): From {
  const from = platforms.find((platform) => platform === text.toLowerCase());
  if (from) return from;
  throw new OperatorError(`L’import ne connaît pas « ${text} » : --from ${platforms.join(' ou --from ')}.`);
}

async function findFile(name: string): Promise<{ file: string; fileSize: number }> {
  // npm runs this in the project's folder; file names are relative to the operator's working
  // directory.
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  const found = await stat(file).catch(() => null);
  if (!found) throw new OperatorError(`Le fichier ${file} n’existe pas, ou ne peut pas être lu.`);
  if (!found.isFile()) throw new OperatorError(`${file} n’est pas un fichier.`);
  return { file, fileSize: found.size };
}

/** Imports another platform's export into a store, and says what became of it. */
export async function importFile(
  { db, config, print }: Platform,
  id: string,
  name: string,
  options: ImportVerbOptions,
): Promise<void> {
  const platform = readFrom(options.from);
  const rate = readRate(options);
  const found = await findFile(name);
  const store = await findStore(db, id);
  const bar = new ProgressBar(process.stderr);
  try {
    const report = await importProducts({
      db,
      dataDir: config.dataDir,
      storeId: id,
      storeHosts: store.hosts,
      ...found,
      platform,
      rate,
      mayFetchPrivateAddresses: options.allowPrivateAddresses ?? false,
      now: new Date(),
      onProgress: (progress) => bar.show(progress),
    });
    bar.end();
    print(`Import de ${path.basename(found.file)} dans « ${store.name} »`);
    print(importReport(report));
  } finally {
    bar.end();
  }
}
