// What tests found as they drew a design's pages and parts, in a designer's words.

/** The promise without which no page and no part is drawn. */
export const bringsParts = 'brings each of its parts';

/** Of each kind of promise, by how its test is called: why it is kept, and where to look. The last holds for whatever else there is. */
const kinds = [
  {
    begins: bringsParts,
    why: 'Where a part never comes its place stays empty, and a page that waits for it is never drawn.',
    remedy:
      'See what its loader in src/index.ts waits for: `() => import(…)` of a file that exports it as `part`',
  },
  {
    begins: 'draws the part ',
    why: 'Pages, inherited ones too, draw a part wherever they need it: what it leaves out is missing on all of them.',
    remedy: 'Draw that part in Storybook, in the situation that is named',
  },
  {
    begins: 'the page ',
    why: 'Every shopper must be able to read and use it, on each page and in each state.',
    remedy: 'Draw that page in Storybook in that state',
  },
  {
    begins: 'says on ',
    why: 'These words are the same in every store: shoppers, and who helps them, look for them.',
    remedy: 'Let the page say them in that state, letter by letter',
  },
  {
    begins: 'tells once ',
    why: 'Stores count by these events what is looked at and ordered.',
    remedy: 'Call what the hooks of @teranga/core give, once for each press, rather than a copy of it',
  },
  {
    begins: '',
    why: 'What draws every design asks for it.',
    remedy: 'Mend what is named',
  },
];

/** As much of a sentence as is read at a glance, in letters, and as many sentences. */
const longestFault = 300;
const mostFaults = 5;
const beginning = (text) => (text.length > longestFault ? `${text.slice(0, longestFault)}…` : text);

/** How a failure begins that vitest knows nothing of but where the test stands: its time was over. */
const outOfTime = 'Error: STACK_TRACE_ERROR';
/** How one begins that says what was found, a line each; any other is followed by what was drawn, whole. */
const said = 'AssertionError: ';

function reasonOf(failure = '') {
  if (failure.startsWith(outOfTime))
    return 'Its time was over before it was drawn: check again when the machine has less to do.';
  if (!failure.startsWith(said)) return beginning(failure.split('\n')[0].replace(/^Error: /, ''));
  const lines = failure
    .slice(said.length)
    .split(/\n\s+at /)[0]
    .split('\n')
    .filter(Boolean);
  const more = lines.length - mostFaults;
  return [...lines.slice(0, mostFaults).map(beginning), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Under which title they hold a design's files against what was told of them already. */
export const filesGroup = 'its files';

/** What tests found in the design `id`, but what was told already: what its files promise, and what is called as one of `told`. */
export function diagnosticsOfTests(results, id, notified = []) {
  const isInVain = results.some(({ status, title }) => status === 'failed' && title === bringsParts);
  return results
    .filter(({ status, ancestorTitles }) => status === 'failed' && ancestorTitles[1] !== filesGroup)
    .filter(({ title }) => !notified.includes(title) && (title === bringsParts || !isInVain))
    .map(({ ancestorTitles, title, failureMessages }) => {
      const promise = [...ancestorTitles.slice(1), title].join(' ');
      const { why, remedy } = kinds.find(({ begins }) => promise.startsWith(begins));
      const alone = `DESIGN=${id} npx vitest run --project design-kit -t "${promise}"`;
      return {
        level: title === bringsParts ? 'fatal' : 'error',
        what: `${promise}: not kept. ${reasonOf(failureMessages[0])}`,
        why,
        remedy: `${remedy}; \`${alone}\` holds it against this promise alone.`,
      };
    });
}

/** How many stories are named of those in which the same words are cut. */
const mostStories = 3;

/** What is cut where there is little room, `{id, fault}` by story, told once for the same words. */
export function diagnosticsOfCuts(found) {
  const byWords = new Map();
  for (const { id: story, fault } of found) {
    const [, cut = fault, screen] = /^(.* cuts «.*») at (.*)$/s.exec(fault) ?? [];
    const { stories, screens } = byWords.get(cut) ?? { stories: new Set(), screens: new Set() };
    byWords.set(cut, { stories: stories.add(story), screens: screen ? screens.add(screen) : screens });
  }
  return [...byWords].map(([cut, { stories, screens }]) => {
    const [first, ...others] = stories;
    const at = screens.size > 0 ? ` at ${[...screens].join(' and ')}` : '';
    const more = stories.size - mostStories;
    const named = [first, ...others.slice(0, mostStories - 1)].join(', ');
    return {
      level: 'error',
      what: `${named}${more > 0 ? ` and ${more} more stories` : ''}: ${cut}${at}`,
      why: 'Words that cannot be read to their end are lost to who has a small phone, or reads large text.',
      remedy: 'Let them wrap, or give them room; draw the story in Storybook at 360, with text of 200 %.',
    };
  });
}
