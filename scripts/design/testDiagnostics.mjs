// Diagnostics of the tests that render a design's pages and parts, in a designer's terms.

/** The rule without which no page and no part renders. */
export const bringsParts = 'brings each of its parts';

/**
 * Reason and remedy of each kind of rule, by the beginning of its test's title. The last entry is
 * the fallback.
 */
const kinds = [
  {
    begins: bringsParts,
    why: 'Where a part never loads its place stays empty, and a page that waits for it never renders.',
    remedy: 'See what the index.ts of its folder waits for: it exports the component as `part`',
  },
  {
    begins: 'renders the part ',
    why: 'Pages, inherited ones too, render a part wherever they need it: what it leaves out is missing on all of them.',
    remedy: 'Render that part in Storybook, in the situation that is named',
  },
  {
    begins: 'the page ',
    why: 'Every shopper must be able to read and use it, on each page and in each state.',
    remedy: 'Render that page in Storybook in that state',
  },
  {
    begins: 'says on ',
    why: 'These words are the same in every store: shoppers, and who helps them, look for them.',
    remedy: 'Let the page say them in that state, letter by letter',
  },
  {
    begins: 'reports once ',
    why: 'Stores count by these events what is looked at and ordered.',
    remedy: 'Call what the hooks of @teranga/core give, once for each press, rather than a copy of it',
  },
  {
    begins: '',
    why: 'The code that renders every design needs it.',
    remedy: 'Mend what is named',
  },
];

/** Maximum characters per error, and maximum errors, to be readable at a glance. */
const longestError = 300;
const mostErrors = 5;
const beginning = (text) => (text.length > longestError ? `${text.slice(0, longestError)}…` : text);

/** Beginning of a vitest failure without details: the test timed out. */
const timeoutPrefix = 'Error: STACK_TRACE_ERROR';
/**
 * Beginning of a failure that lists errors, one per line; any other is followed by the complete
 * markup.
 */
const assertionPrefix = 'AssertionError: ';

function reasonOf(failure = '') {
  if (failure.startsWith(timeoutPrefix))
    return 'It timed out before it rendered: check again when the machine has less to do.';
  if (!failure.startsWith(assertionPrefix)) return beginning(failure.split('\n')[0].replace(/^Error: /, ''));
  const lines = failure
    .slice(assertionPrefix.length)
    .split(/\n\s+at /)[0]
    .split('\n')
    .filter(Boolean);
  const more = lines.length - mostErrors;
  return [...lines.slice(0, mostErrors).map(beginning), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Title of the test group that repeats the file rules, which are reported separately. */
export const filesGroup = 'its files';

/**
 * Test diagnostics on the design `id`, except those already reported: file rules, and titles in
 * `reportedRules`.
 */
export function diagnosticsOfTests(results, id, reportedRules = []) {
  const isInVain = results.some(({ status, title }) => status === 'failed' && title === bringsParts);
  return results
    .filter(({ status, ancestorTitles }) => status === 'failed' && ancestorTitles[1] !== filesGroup)
    .filter(({ title }) => !reportedRules.includes(title) && (title === bringsParts || !isInVain))
    .map(({ ancestorTitles, title, failureMessages }) => {
      const rule = [...ancestorTitles.slice(1), title].join(' ');
      const { why, remedy } = kinds.find(({ begins }) => rule.startsWith(begins));
      const alone = `DESIGN=${id} npx vitest run --project hooks everyDesign -t "${rule}"`;
      return {
        level: title === bringsParts ? 'fatal' : 'error',
        what: `${rule}: failed. ${reasonOf(failureMessages[0])}`,
        why,
        remedy: `${remedy}; \`${alone}\` checks this rule alone.`,
      };
    });
}

/** How many stories are named of those in which the same words are cut. */
const mostStories = 3;

/** Cut text on small screens, `{id, error}` by story, reported once per text. */
export function diagnosticsOfCuts(found) {
  const byWords = new Map();
  for (const { id: story, error } of found) {
    const [, cut = error, screen] = /^(.* cuts «.*») at (.*)$/s.exec(error) ?? [];
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
      remedy: 'Let them wrap, or give them room; view the story in Storybook at 360, with text of 200 %.',
    };
  });
}
