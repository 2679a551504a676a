import { emailShape, longestEmail } from '@teranga/core/domain/email';
import { knownDesigns } from '../modules/designs/designManifests.ts';
import { readHost } from '../modules/stores/hosts.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { slugOf } from '../platform/text/slug.ts';
import { readStores } from './findStore.ts';
import { OperatorError } from './operatorError.ts';
import type { Platform } from './platform.ts';
import { refuseUnrenderedDesign } from './refuseUnrenderedDesign.ts';

/** What the command line says of a new store. */
export interface GivenStore {
  id?: string | undefined;
  name?: string | undefined;
  design?: string | undefined;
  host: readonly string[];
  /** Is notified of orders; empty for nobody yet. */
  email?: string | undefined;
}

/** What it takes to create one. */
export interface PromptedStore {
  id: string;
  name: string;
  design: string;
  hosts: string[];
  email: string | null;
}

const longestId = 63;
const longestName = 100;

export function readId(id: string): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && id.length <= longestId) return id;
  throw new OperatorError(
    `« ${id} » ne peut pas nommer une boutique : des minuscules sans accent, des chiffres et des traits d’union, ${longestId} signes au plus, par exemple « ma-boutique ».`,
  );
}

export function readName(text: string): string {
  const name = text.replace(/\s+/g, ' ').trim();
  if (name === '') throw new OperatorError('Donnez un nom à la boutique : --name "Ma boutique".');
  if (name.length > longestName)
    throw new OperatorError(`Le nom de la boutique a plus de ${longestName} signes.`);
  return name;
}

export function readEmail(text: string): string | null {
  if (text === '') return null;
  if (emailShape.test(text) && text.length <= longestEmail) return text;
  throw new OperatorError(`« ${text} » n’est pas une adresse e-mail.`);
}

/**
 * Names the conflicting id or host: row-level security hides other stores' rows from PostgreSQL's
 * own error.
 */
async function refuseTaken({ db }: Platform, id: string | null, hosts: readonly string[]): Promise<void> {
  for (const store of await readStores(db)) {
    if (store.id === id) throw new OperatorError(`La boutique « ${id} » existe déjà.`);
    const taken = store.hosts.find((host) => hosts.includes(host));
    if (taken !== undefined)
      throw new OperatorError(`L’adresse « ${taken} » est déjà celle de la boutique « ${store.id} ».`);
  }
}

/**
 * Reads what was given, or prompts until an answer can be read; says what to give where nobody
 * answers.
 */
async function givenOrPrompted<T>(
  { prompt, note }: Platform,
  text: string | undefined,
  { question, missing, read }: { question: string; missing: string; read: (text: string) => T | Promise<T> },
): Promise<T> {
  if (text !== undefined) return read(text);
  if (!prompt) throw new OperatorError(missing);
  for (;;) {
    try {
      return await read(await prompt(question));
    } catch (error) {
      if (!(error instanceof HttpError) && !(error instanceof OperatorError)) throw error;
      note(error.message);
    }
  }
}

/** Prompts at the terminal for what the command line does not say of a new store. */
export async function promptNewStore(platform: Platform, options: GivenStore): Promise<PromptedStore> {
  const isPrompted = [options.id, options.name, options.design, options.host[0]].includes(undefined);
  const name = await givenOrPrompted(platform, options.name, {
    question: 'Nom de la boutique, tel que les clients le lisent :',
    missing: 'Donnez un nom à la boutique : --name "Ma boutique".',
    read: readName,
  });
  const id = await givenOrPrompted(platform, options.id, {
    question: `Son identifiant (Entrée : ${slugOf(name)}) :`,
    missing: 'Donnez l’identifiant de la boutique, par exemple : create ma-boutique.',
    async read(text) {
      const read = readId(text === '' ? slugOf(name) : text);
      await refuseTaken(platform, read, []);
      return read;
    },
  });
  const design = await givenOrPrompted(platform, options.design, {
    question: `Son design (${[...knownDesigns().keys()].join(', ')}) :`,
    missing: 'Donnez un design à la boutique : --design default.',
    async read(text) {
      await refuseUnrenderedDesign(platform, text);
      return text;
    },
  });
  const hosts = await givenOrPrompted(platform, options.host[0] && options.host.join(' '), {
    question: `Son adresse, sans http:// (par exemple ${id}.localhost) :`,
    missing: 'Donnez au moins une adresse : --host boutique.localhost.',
    async read(text) {
      const read = [...new Set(text.split(' ').map(readHost))];
      await refuseTaken(platform, null, read);
      return read;
    },
  });
  const email = await givenOrPrompted(platform, options.email ?? (isPrompted ? undefined : ''), {
    question: 'L’adresse e-mail qui reçoit les commandes (Entrée : plus tard) :',
    missing: 'Donnez l’adresse e-mail qui reçoit les commandes : --email.',
    read: readEmail,
  });
  return { id, name, design, hosts, email };
}
