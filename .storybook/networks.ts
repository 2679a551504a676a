import type { Answer } from '@teranga/core/testing/store';

/** How long a slow network makes each answer wait, in milliseconds. */
const slowMs = 2_000;

/** A network between a story and its pretended back end. */
type Network = (answer: Answer) => Answer;

const slow: Network = (answer) => async (request) => {
  await new Promise((resolve) => {
    setTimeout(resolve, slowMs);
  });
  return answer(request);
};

const cut: Network = () => () => Promise.reject(new TypeError('Failed to fetch'));

/** The networks of the toolbar, by their values there. */
export const networks: Readonly<Record<string, Network>> = {
  fast: (answer) => answer,
  slow,
  failing: cut,
};
