import { TestRouter } from '@teranga/design-kit/testing/router';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import ErrorPage from './ErrorPage.tsx';

it('the error page is rendered by a server too, regardless of the network, with a retry that needs no script', () => {
  const html = renderToString(
    <TestRouter at="/checkout">
      <ErrorPage retry={() => undefined} />
    </TestRouter>,
  );
  expect(html).toContain('<h1>Une erreur inattendue est survenue</h1>');
  expect(html).toMatch(/<a href="\/checkout" [^>]*>(?:(?!<\/a>).)*Réessayer<\/a>/);
});
