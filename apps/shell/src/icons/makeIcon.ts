import type { ReactElement, SVGProps } from 'react';
import { jsx } from 'react/jsx-runtime';
import { iconShapeOf, loadIconShapes } from './iconShapes.ts';

/** How an icon is asked for: as the library's own. */
interface IconProps extends SVGProps<SVGSVGElement> {
  /** CSS pixels, or a CSS length. */
  size?: number | string;
}

const defaultSizePx = 24;
const defaultStroke = 2;

/** Draws lines that were not there when the icon was: a failure leaves the icon's room empty. */
async function renderLate(svg: SVGSVGElement, name: string) {
  const rendering = (await loadIconShapes().catch(() => null))?.[name];
  if (rendering && !svg.firstChild) svg.innerHTML = rendering;
}

/** An icon whose lines need not be known yet. Decorative unless it has a name for who listens. */
export function makeIcon(name: string): (props: IconProps) => ReactElement {
  const complete = (svg: SVGSVGElement | null) => {
    if (svg && !svg.firstChild) void renderLate(svg, name);
  };
  return (props) => {
    const { size = defaultSizePx } = props;
    // Written out, and the rest by hand: a home draws two hundred icons, and copies of `props` would cost more than all else of them.
    const attributes: Record<string, unknown> = {
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: defaultStroke,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      // Lines the server wrote stand until ours are known: they are the same.
      suppressHydrationWarning: true,
      width: size,
      height: size,
      'aria-hidden': !props['aria-label'] && !props.role,
      ref: complete,
      dangerouslySetInnerHTML: { __html: iconShapeOf(name) },
    };
    for (const key in props) if (key !== 'size') attributes[key] = props[key as keyof IconProps];
    return jsx('svg', attributes);
  };
}
