import type { ShareTarget } from '@teranga/core/features/share';

/** Icon of each share target, as a single path on a grid of 24. */
const strokes: Record<ShareTarget['id'], string> = {
  whatsapp:
    'M4 20l1.2-4A8.2 8.2 0 1 1 8.2 19zM9 9c0 3 3 6 6 6l1-1.800-2-1-1 .9a5 5 0 0 1-2.100-2.100l.9-1-1-2z',
  facebook:
    'M14 21v-8h2.600l.4-3h-3V8.200c0-.9.3-1.500 1.600-1.500H17V4h-2.200C12.200 4 11 5.500 11 7.800V10H8.500v3H11v8z',
  twitter: 'M4 4l16 16h-4L4 4zM4.500 20l6.300-6.700M19.500 4l-6.200 6.600',
  email: 'M3 6.500h18v12H3zM3.500 7l8.500 6.500L20.500 7',
};

/** The icon of a share target, beside its name. */
export function Mark({ of }: { of: ShareTarget['id'] }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={strokes[of]} />
    </svg>
  );
}
