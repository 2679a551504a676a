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
        <path
          transform="translate(60 8) rotate(90) scale(.19)"
          fill="currentColor"
          d="M0-52C6-52 9-40 9-28L9-12 54 18 54 29 9 15 7 36 21 46 21 53 0 47-21 53-21 46-7 36-9 15-54 29-54 18-9-12-9-28C-9-40-6-52 0-52Z"
        />
      )}
    </svg>
  );
}
