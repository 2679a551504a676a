/** The stamp of a post office with its waves, for the eye alone. */
export function Postmark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 64" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="32" cy="32" r="28" strokeWidth="2" />
      <circle cx="32" cy="32" r="21" strokeWidth="1" strokeDasharray="2 3" />
      <path d="M20 34q6-10 12-2t12-2" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M62 16q7-6 14 0t14 0 14 0 14 0M62 27q7-6 14 0t14 0 14 0 14 0M62 38q7-6 14 0t14 0 14 0 14 0M62 49q7-6 14 0t14 0 14 0 14 0"
        strokeWidth="1.6"
      />
    </svg>
  );
}
