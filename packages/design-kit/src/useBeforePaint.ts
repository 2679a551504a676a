import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser. A server has no layout, and React warns of a layout effect there. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;
