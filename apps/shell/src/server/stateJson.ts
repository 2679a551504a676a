import type { BrowserState } from '../browserState.ts';
import { scriptJson } from './htmlText.ts';

/** Many pages share an answer: each is serialised once. */
const written = new WeakMap<object, string>();

function answerJson(answer: object): string {
  const known = written.get(answer) ?? scriptJson(answer);
  written.set(answer, known);
  return known;
}

/**
 * The state that the server passes to the browser, as JSON that is safe inside a script element.
 */
export function stateJson({ store: { api, clock }, parts }: BrowserState): string {
  const { queries, ...more } = api;
  const answers = Object.entries(queries).flatMap(([name, answer]) =>
    answer ? [`${scriptJson(name)}:${answerJson(answer)}`] : [],
  );
  const rest = scriptJson({ store: { api: more, clock }, parts });
  return rest.replace('{"api":{', () => `{"api":{"queries":{${answers.join(',')}},`);
}
