import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawn } from '../../fixtures/drawn.tsx';
import { somePictures } from '../../fixtures/pictures.ts';
import { Gallery } from './Gallery.tsx';

afterEach(cleanup);

const pictures = somePictures(5);
const chosen = () =>
  screen.getAllByRole('button').findIndex((print) => print.getAttribute('aria-current') === 'true');

describe('the gallery', () => {
  it('has no contact prints for a single picture', () => {
    drawn(<Gallery pictures={pictures.slice(0, 1)} name="Robe" />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('draws something where there is no picture', () => {
    const { container } = drawn(<Gallery pictures={[]} name="Robe" />);
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('loads its first picture at once and the others when they come near', () => {
    const { container } = drawn(<Gallery pictures={pictures} name="Robe" />);
    const loading = [...container.querySelectorAll('[aria-label="Photos de Robe"] img')].map((image) =>
      image.getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy']);
  });

  it('marks the print that was chosen', () => {
    drawn(<Gallery pictures={pictures} name="Robe" />);
    fireEvent.click(screen.getByRole('button', { name: 'Photo 4 sur 5' }));
    expect(chosen()).toBe(3);
  });

  it('begins again when another cloth is chosen', () => {
    const { redraw } = drawn(<Gallery pictures={pictures} name="Robe" />);
    fireEvent.click(screen.getByRole('button', { name: 'Photo 4 sur 5' }));
    redraw(<Gallery pictures={pictures.toReversed()} name="Robe" />);
    expect(chosen()).toBe(0);
  });
});
