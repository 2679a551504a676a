import { TestStore } from '@teranga/core/testing/store';
import { act, cleanup, render } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { it } from 'vitest';
import { DesignProvider, type LoadedDesign } from '../loadedDesign.tsx';
import { partNamed, partNames, type PartName } from '../parts.ts';
import { axeViolations } from './axeViolations.ts';
import { expectNoViolations } from './expectNoViolations.ts';
import { missingIn, requiredContent, type Situation } from './partRules.ts';
import { TestRouter } from './TestRouter.tsx';

/** Situations of each part; a part without stories has none. */
export type Situations = Partial<Record<PartName, readonly Situation[]>>;

/** How long, in milliseconds, a part in all its situations may take on a busy machine. */
const partTimeoutMs = 30_000;

/** Renders a part in every situation, one below the other. */
async function renderPart(whole: LoadedDesign, part: PartName, situations: readonly Situation[]) {
  cleanup();
  const { container } = render(
    <TestRouter>
      <DesignProvider value={whole}>
        {situations.map(({ name, props, store }) => (
          <TestStore {...store} key={name}>
            <div data-situation={name}>
              <Suspense>{createElement(partNamed(part), props)}</Suspense>
            </div>
          </TestStore>
        ))}
      </DesignProvider>
    </TestRouter>,
  );
  await act(() => Promise.resolve());
  return container;
}

/** Rules that a design's part breaks, own or inherited, one sentence each. */
export async function partViolations(
  whole: LoadedDesign,
  part: PartName,
  situations: readonly Situation[],
  hasAxe = true,
): Promise<string[]> {
  const container = await renderPart(whole, part, situations);
  const missing = situations.flatMap(({ name, props }) => {
    const rendering = container.querySelector(`[data-situation="${name}"]`) ?? container;
    return missingIn(rendering, requiredContent(part, props)).map((violation) => `${name}: ${violation}`);
  });
  return [...missing, ...(hasAxe ? await axeViolations(container, false) : [])];
}

/** The parts that `isTested` selects, in the situations that their stories show. */
export function describeParts(
  whole: () => LoadedDesign,
  situations: Situations,
  isTested: (name: PartName) => boolean,
  hasAxe: boolean,
): void {
  const names = partNames.filter((name) => situations[name] && isTested(name));
  const rules = hasAxe ? 'as declared and without accessibility violations' : 'as declared';
  it.each(names)(
    `renders the part %s in each situation, ${rules}`,
    { timeout: partTimeoutMs },
    async (name) => {
      expectNoViolations(await partViolations(whole(), name, situations[name] ?? [], hasAxe));
    },
  );

  it('renders no breadcrumb with a single item', { timeout: partTimeoutMs }, async () => {
    const crumbs = [{ label: 'Boutique', href: null }];
    const container = await renderPart(whole(), 'Breadcrumbs', [{ name: 'single', props: { crumbs } }]);
    expectNoViolations(
      container.querySelector('nav, ol, li') ? ['renders a breadcrumb with a single item'] : [],
    );
  });
}
