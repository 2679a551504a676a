import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderedWith } from '../../fixtures/renderedWith.tsx';
import { aHeader } from '../../fixtures/store.ts';
import { Header } from './Header.tsx';

afterEach(cleanup);

it('The header links to the home by the logo, or by the name if the logo fails to load', () => {
  const view = aHeader();
  render(renderedWith([], <Header {...view} />));
  const home = screen.getByRole('link', { name: `${view.store.name}, accueil` });
  const logo = home.querySelector('img');
  expect(logo?.alt).toEqual(view.store.name);
  expect(home.textContent).toBe('');
  if (logo) fireEvent.error(logo);
  expect(home.textContent).toBe(view.store.name);
});

it('The header shows the name if the store has no logo of its own', () => {
  const { store } = aHeader();
  const standIn = { ...store, logo: { src: '/cdn/logo-blue.png', alt: store.name } };
  render(renderedWith([], <Header {...aHeader({ store: standIn })} />));
  expect(screen.getByRole('link', { name: `${store.name}, accueil` }).textContent).toBe(store.name);
});
