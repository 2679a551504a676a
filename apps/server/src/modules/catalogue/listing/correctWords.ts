import type { Tx } from '../../../platform/db/database.ts';
import { correctSpelling } from '../resemblance.ts';

/** How much of a word must be shared (0 to 1) for a closer look at it. */
const likeness = 0.25;
/** Words looked at closely for each word of a search. */
const candidateCount = 60;

/** Corrections for each word of a search; null when one of them resembles no word of the store. */
export async function correctWords(tx: Tx, search: string): Promise<string[][] | null> {
  await tx.query(`set local pg_trgm.similarity_threshold = ${likeness}`);
  const { rows } = await tx.query<{ wanted: string; known: string[] }>(
    `select fold_text(wanted) as wanted, array(
       select word from catalogue_words where word % fold_text(wanted) or word % substr(fold_text(wanted), 2)
       order by greatest(similarity(word, fold_text(wanted)), similarity(word, substr(fold_text(wanted), 2))) desc, word
       limit ${candidateCount}) as known
     from unnest(string_to_array($1, ' ')) with ordinality as given (wanted, place) order by place`,
    [search],
  );
  const corrected = rows
    .map(({ wanted, known }) => correctSpelling(wanted, known))
    .filter((words) => words !== 'skipped');
  return corrected.length === 0 || corrected.some((words) => words.length === 0) ? null : corrected;
}
