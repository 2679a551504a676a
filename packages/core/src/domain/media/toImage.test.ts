import { describe, expect, it } from 'vitest';
import { imageWidths } from './image.ts';
import { imageUrl, toImage } from './toImage.ts';

const plain = { cdnBaseUrl: 'https://cdn.test/', imageResize: null };
const resizing = { cdnBaseUrl: '/cdn/', imageResize: '{url}?w={width}' };

describe('imageUrl', () => {
  it.each([
    ['robe.jpg', '/cdn/robe.jpg'],
    ['/robe.jpg', '/cdn/robe.jpg'],
    ['mode/robe été.jpg', '/cdn/mode/robe%20%C3%A9t%C3%A9.jpg'],
    ['a?b#c.jpg', '/cdn/a%3Fb%23c.jpg'],
    ['https://x.test/a.jpg?b', 'https://x.test/a.jpg?b'],
    ['//x.test/a.jpg', '//x.test/a.jpg'],
  ])('the address of %s is %s', (file, url) => {
    expect(imageUrl(file, resizing)).toBe(url);
  });
});

describe('toImage', () => {
  it('is plain where the back end cannot resize', () => {
    expect(toImage('robe.jpg', 'Robe', plain, '#aabbcc')).toEqual({
      src: 'https://cdn.test/robe.jpg',
      alt: 'Robe',
      color: '#aabbcc',
    });
  });

  it('names every width where it can', () => {
    const image = toImage('robe.jpg', 'Robe', resizing);
    expect(image?.src).toBe('/cdn/robe.jpg?w=640');
    expect(image?.srcSet?.split(', ')).toEqual(
      imageWidths.map((width) => `/cdn/robe.jpg?w=${width} ${width}w`),
    );
  });

  it.each([['https://x.test/a.jpg'], ['dessin.svg'], ['anime.GIF']])('leaves %s as it is', (file) => {
    expect(toImage(file, '', resizing)).toEqual({ src: imageUrl(file, resizing), alt: '' });
  });

  it.each([[null], ['']])('is null for %j', (file) => {
    expect(toImage(file, 'Robe', plain)).toBe(null);
  });
});
