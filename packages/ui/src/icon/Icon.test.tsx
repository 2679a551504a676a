import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';

afterEach(cleanup);

const classOf = (name: string) =>
  render(<Icon name={name} />).container.firstElementChild?.getAttribute('class');

describe('Icon', () => {
  it.each([
    ['truck', 'lucide lucide-truck'],
    ['map-pin', 'lucide lucide-map-pin'],
    ['pas-une-icone', 'lucide lucide-circle'],
  ])('renders %s as %s', (name, rendered) => {
    expect(classOf(name)).toBe(rendered);
  });
});
