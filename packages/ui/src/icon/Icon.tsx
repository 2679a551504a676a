import { Circle } from 'lucide-react';
import { createElement } from 'react';
import { namedIcons } from './namedIcons.ts';

/** The one stroke of every icon. */
export const iconStroke = 1.75;

/**
 * A lucide icon whose name comes from data (`truck`, `shield-check`…); an unknown name renders a
 * circle. Decorative.
 */
export function Icon({
  name,
  size = 24,
  className,
}: {
  name: string;
  /** CSS pixels, or a CSS length. */
  size?: number | string | undefined;
  className?: string | undefined;
}) {
  return createElement(namedIcons.get(name) ?? Circle, {
    size,
    strokeWidth: iconStroke,
    className,
    'aria-hidden': true,
  });
}
