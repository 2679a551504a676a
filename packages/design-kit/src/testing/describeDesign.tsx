import { definitionOf, pageNames } from '@teranga/core/pages/table';
import { fileRules, type DesignOnDisk } from '@teranga/design-manifest/rules';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, it } from 'vitest';
import type { LoadedDesign } from '../loadedDesign.tsx';
import { resolveDesign, type CompleteDesign, type Design } from '../design.ts';
import type { PageName } from '../pages.ts';
import { partNames, traitsOf, type PartName } from '../parts.ts';
import { describeParts, type Situations } from './describeParts.tsx';
import { wholeDesign } from './renderMarkup.tsx';
import { eventViolations } from './eventViolations.ts';
import { expectNoViolations } from './expectNoViolations.ts';
import { partLoadErrors } from './inTime.ts';
import { pageViolations, wordViolations } from './pageViolations.ts';
import { states, type State } from './pageStates.ts';
import { stubBrowserApis } from './stubBrowserApis.ts';
import { specTexts } from './specTexts.ts';
import { reportProgress } from './reportProgress.ts';

/** How long, in milliseconds, a page and its check may take on a busy machine. */
const pageTimeoutMs = 30_000;

/** How long, in milliseconds, its parts may take to come. */
const loadTimeoutMs = 60_000;

/** The states of a page that are tested unless all are. */
const briefStates: readonly State[] = ['full', 'failing'];

/** What must hold before a design is given to a store; the rest is advice. */
const binding = fileRules.filter(({ level }) => level === 'fatal' || level === 'error');

/** How much of a design is checked. */
export interface Thoroughness {
  /** Its inherited pages and parts too, in all states. */
  isWhole: boolean;
  /** Without a browser: the tests of stories and pages run axe in one. */
  hasAxe: boolean;
}

function describePages(whole: () => LoadedDesign, pages: PageName[], { isWhole, hasAxe }: Thoroughness) {
  describe.each(pages)('the page %s', (page) => {
    const rules = hasAxe ? 'has one h1 and no accessibility violation' : 'has one h1';
    it.each(isWhole ? states : briefStates)(
      `${rules} when it is %s`,
      { timeout: pageTimeoutMs },
      async (state) => {
        expectNoViolations(await pageViolations(whole(), page, state, hasAxe));
      },
    );
  });
}

function describeWords(whole: () => LoadedDesign, pages: PageName[]) {
  const texts = specTexts.filter(({ page }) => pages.includes(page));
  if (texts.length === 0) return;
  it.each(texts.map(({ page, state, text }) => [page, state, text] as const))(
    'says on %s when it is %s: %s',
    { timeout: pageTimeoutMs },
    async (page, state, text) => {
      expectNoViolations(await wordViolations(whole(), page, state, text));
    },
  );
}

function describeEvents(whole: () => LoadedDesign) {
  it(
    'reports once that a product is viewed, added to the cart, checked out and ordered',
    { timeout: pageTimeoutMs },
    async () => {
      expectNoViolations(await eventViolations(whole()));
    },
  );
}

/**
 * Checks every rule of a design: its files, pages, parts, texts and events. Unless `isWhole`, pages
 * and parts are those it overrides, in fewer states.
 */
export function describeDesign(
  own: Design,
  fallback: CompleteDesign,
  onDisk: DesignOnDisk,
  situations: Situations,
  thoroughness: Thoroughness,
): void {
  const { isWhole, hasAxe } = thoroughness;
  const design = resolveDesign(own, fallback);
  const overridden = isWhole ? design : own;
  const pages = Object.keys(overridden.pages) as PageName[];
  describe(`the design ${onDisk.id}`, () => {
    let loaded: LoadedDesign | null = null;
    let loadErrors: string[] = [];
    const whole = () => {
      if (!loaded) throw new Error('Not every part came.');
      return loaded;
    };
    reportProgress();
    beforeAll(async () => {
      const undo = stubBrowserApis();
      loadErrors = await partLoadErrors(design);
      if (loadErrors.length === 0) loaded = await wholeDesign(design);
      return undo;
    }, loadTimeoutMs);
    afterEach(cleanup);

    it('brings each of its parts', () => expectNoViolations(loadErrors));

    describe('its files', () => {
      it.each(binding.map(({ name, errors }) => [name, errors] as const))('%s', (_name, errors) =>
        expectNoViolations(errors(onDisk)),
      );
    });

    it('has the optional pages that its design.json says', () => {
      const declared: readonly string[] = onDisk.manifest.manifest?.optionalPages ?? [];
      const rendered: readonly string[] = pageNames.filter(
        (name) => name in design.pages && definitionOf(name).isOptional,
      );
      expectNoViolations([
        ...declared
          .filter((name) => !rendered.includes(name))
          .map((name) => `no code renders the page «${name}»`),
        ...rendered
          .filter((name) => !declared.includes(name))
          .map((name) => `«${name}» is rendered but not declared`),
      ]);
    });

    it('has no unknown page', () => {
      const unknown = Object.keys(own.pages).filter((name) => !pageNames.includes(name as PageName));
      expectNoViolations(unknown.map((name) => `there is no page «${name}»`));
    });

    it('has no unknown part', () => {
      const unknown = Object.keys(own.parts).filter((name) => !partNames.includes(name as PartName));
      expectNoViolations(unknown.map((name) => `there is no part «${name}»`));
    });

    it('replaces no part that is shared by all designs', () => {
      const fixed = partNames.filter(
        (name) => own !== fallback && name in own.parts && traitsOf(name).isFixed,
      );
      expectNoViolations(fixed.map((name) => `${name} is shared by all designs`));
    });

    describeParts(whole, situations, (name) => name in overridden.parts, hasAxe);
    describePages(whole, pages, thoroughness);
    describeWords(whole, pages);
    describeEvents(whole);
  });
}
