import type { BrowserState } from '../browserState.ts';
import { scriptJson } from './htmlText.ts';

/** Answers are lent to many pages: each is written once. */
const written = new WeakMap<object, string>();

function answerJson(answer: object): string {
  const known = written.get(answer) ?? scriptJson(answer);
  written.set(answer, known);
  return known;
}

/** What the server hands to the browser, as JSON that may stand inside a script element. */
export function stateJson({ store: { api, clock }, parts }: BrowserState): string {
  const { queries, ...more } = api;
  const answers = Object.entries(queries).flatMap(([name, answer]) =>
    answer ? [`${scriptJson(name)}:${answerJson(answer)}`] : [],
  );
  const rest = scriptJson({ store: { api: more, clock }, parts });
  return rest.replace('{"api":{', () => `{"api":{"queries":{${answers.join(',')}},`);
}
