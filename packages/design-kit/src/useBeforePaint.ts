import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser: on a server, without layout, React warns of a layout effect. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;
