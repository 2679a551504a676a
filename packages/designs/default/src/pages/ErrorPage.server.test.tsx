import { TestRouter } from '@teranga/design-kit/testing/router';
import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import ErrorPage from './ErrorPage.tsx';

it('the error page is rendered by a server too, regardless of the network, with a retry that needs no script', () => {
  const html = renderToString(
    <TestRouter at="/checkout">
      <ErrorPage retry={() => undefined} />
    </TestRouter>,
  );
  const page = parseDocument(html);
  expect(textsOf(page, 'h1')).toEqual(['Une erreur inattendue est survenue']);
  expect(textsOf(page, 'a[href="/checkout"]')).toEqual(['Réessayer']);
});
