import { TestStore } from '@teranga/core/testing/store';
import { DesignProvider, loadParts, unloaded } from '@teranga/design-kit';
import { TestRouter } from '@teranga/design-kit/testing/router';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { design } from '../../index.ts';
import PrivacyPolicyPage from '../PrivacyPolicyPage.tsx';
import TermsAndConditionsPage from '../TermsAndConditionsPage.tsx';

afterEach(cleanup);

const legalTexts = {
  terms: '<h2>Nos prix</h2><p>Ils sont en FCFA.</p>',
  privacy: null,
  returns: '<p>Sous dix jours.</p>',
  notice: '<p>Chez Awa, Dakar.</p>',
};

async function show(Page: typeof PrivacyPolicyPage) {
  const loaded = unloaded(design);
  await loadParts(loaded);
  render(
    <TestRouter>
      <DesignProvider value={loaded}>
        <TestStore world={{ legalTexts }}>
          <Suspense>
            <Page />
          </Suspense>
        </TestStore>
      </DesignProvider>
    </TestRouter>,
  );
}

it('the terms are the store’s own, with its terms of returns and its notice', async () => {
  await show(TermsAndConditionsPage);
  expect(await screen.findByText('Ils sont en FCFA.')).toBeDefined();
  expect(screen.getByText('Sous dix jours.')).toBeDefined();
  expect(screen.getByText('Chez Awa, Dakar.')).toBeDefined();
  expect(screen.queryByText(/Dernière mise à jour/)).toBeNull();
});

it('a text that the store did not write is the usual one', async () => {
  await show(PrivacyPolicyPage);
  expect(await screen.findByText('Chez Awa, Dakar.')).toBeDefined();
  expect(screen.getByText(/Dernière mise à jour/)).toBeDefined();
  expect(screen.queryByText('Sous dix jours.')).toBeNull();
});
