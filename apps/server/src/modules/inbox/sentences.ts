import type { NewSentenceWire, SentenceWire } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { cleanLine, cleanLines } from '../../platform/text/cleanText.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';

const mostSentences = 200;
const unknown = () => new HttpError(404, 'Cette phrase n’existe plus.');
const full = () => new HttpError(409, `Une boutique a au plus ${mostSentences} phrases.`);
const empty = (field: string) => new HttpError(422, 'Écrivez un texte.', { [field]: ['Écrivez un texte.'] });
const columns = 'id, kind, title, text';

/** What staff write often, by kind and title. */
export async function readSentences(tx: Tx): Promise<SentenceWire[]> {
  const { rows } = await tx.query<SentenceWire>(
    `select ${columns} from ready_sentences order by kind, fold_text(title), id`,
  );
  return rows;
}

function cleaned({ kind, title, text }: NewSentenceWire): NewSentenceWire {
  const clean = { kind, title: cleanLine(title), text: cleanLines(text) };
  if (clean.title === '') throw empty('title');
  if (clean.text === '') throw empty('text');
  return clean;
}

const audit = (
  tx: Tx,
  actor: Actor,
  verb: 'create' | 'update' | 'delete',
  id: string,
  states: { before?: object; after?: object },
) => writeAudit(tx, actor, { action: `sentence.${verb}`, subject: { kind: 'sentence', id }, ...states });

export async function createSentence(tx: Tx, actor: Actor, given: NewSentenceWire): Promise<SentenceWire> {
  const { kind, title, text } = cleaned(given);
  const { rows } = await tx.query<SentenceWire>(
    `insert into ready_sentences (kind, title, text) select $1, $2, $3
     where (select count(*) from ready_sentences) < ${mostSentences} returning ${columns}`,
    [kind, title, text],
  );
  const [saved] = rows;
  if (!saved) throw full();
  await audit(tx, actor, 'create', saved.id, { after: { kind, title, text } });
  return saved;
}

async function lockSentence(tx: Tx, id: string): Promise<SentenceWire> {
  const { rows } = await tx.query<SentenceWire>(
    `select ${columns} from ready_sentences where id = $1 for update`,
    [id],
  );
  const [found] = rows;
  if (!found) throw unknown();
  return found;
}

/** Changes what is given of a sentence. */
export async function changeSentence(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Partial<NewSentenceWire>,
): Promise<SentenceWire> {
  const before = await lockSentence(tx, id);
  const next = cleaned({ ...before, ...change });
  await tx.query('update ready_sentences set kind = $2, title = $3, text = $4 where id = $1', [
    id,
    next.kind,
    next.title,
    next.text,
  ]);
  await audit(tx, actor, 'update', id, { before, after: next });
  return { id, ...next };
}

export async function deleteSentence(tx: Tx, actor: Actor, id: string): Promise<void> {
  const before = await lockSentence(tx, id);
  await tx.query('delete from ready_sentences where id = $1', [id]);
  await audit(tx, actor, 'delete', id, { before });
}
