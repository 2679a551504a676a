import type { ReactElement, SVGProps } from 'react';
import { jsx } from 'react/jsx-runtime';
import { iconShapeOf, loadIconShapes } from './iconShapes.ts';

/** The props of an icon, as in the library. */
interface IconProps extends SVGProps<SVGSVGElement> {
  /** CSS pixels, or a CSS length. */
  size?: number | string;
}

const defaultSizePx = 24;
const defaultStroke = 2;

/** Fills in paths that were unknown when the icon rendered: on failure the icon stays empty. */
async function renderLate(svg: SVGSVGElement, name: string) {
  await loadIconShapes().catch(() => undefined);
  if (!svg.firstChild) svg.innerHTML = iconShapeOf(name);
}

/**
 * An icon that can render before its paths are known. Decorative unless it has an accessible name.
 */
export function makeIcon(name: string): (props: IconProps) => ReactElement {
  const complete = (svg: SVGSVGElement | null) => {
    if (svg && !svg.firstChild) void renderLate(svg, name);
  };
  return (props) => {
    const { size = defaultSizePx } = props;
    // Listed explicitly, the rest assigned by hand: a home renders two hundred icons, and copying
    // `props` would dominate their cost.
    const attributes: Record<string, unknown> = {
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: defaultStroke,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      // The server's paths stay until ours are known: they are identical.
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
