/** Clock differences between device and server up to this many milliseconds are not corrected. */
export const toleratedSkewMs = 30_000;

/** The time, corrected by the server's where the device's clock is wrong. */
export interface ClockSource {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Corrects the clock from an uncached response; returns whether it changed. */
  correct: (serverNow: number) => boolean;
}

/** Makes a clock over the device's one. */
export function makeClockSource(deviceNow: () => number): ClockSource {
  let skewMs = 0;
  const now = () => deviceNow() + skewMs;
  return {
    now,
    correct: (serverNow) => {
      if (!Number.isFinite(serverNow) || Math.abs(serverNow - now()) <= toleratedSkewMs) return false;
      skewMs = serverNow - deviceNow();
      return true;
    },
  };
}
