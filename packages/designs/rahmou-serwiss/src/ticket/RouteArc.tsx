import { planeShape } from './planeShape.ts';

/** A route: two dots and a dashed arc between them. `className` gives its width and colour. */
export function RouteArc({
  className,
  hasPlane = false,
}: {
  className?: string | undefined;
  hasPlane?: boolean;
}) {
  return (
    <svg className={className} viewBox="0 0 120 36" fill="none" aria-hidden="true">
      <path
        d="M6 30Q60-14 114 30"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <circle cx="6" cy="30" r="4" fill="currentColor" />
      <circle cx="114" cy="30" r="4" fill="currentColor" />
      {hasPlane && (
        <path transform="translate(60 8) rotate(90) scale(.19)" fill="currentColor" d={planeShape} />
      )}
    </svg>
  );
}
