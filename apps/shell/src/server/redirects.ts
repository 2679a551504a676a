import { findOrderPath, trackingHref } from '@teranga/core/features/orders/links';
import { matchRoute, movedPaths } from '../page/matchRoute.ts';

/** The path of the order that the form of /orders-status submits; null for any other address. */
export function orderRedirectOf(pathname: string, search: string): string | null {
  if (pathname.replace(/\/+$/, '') !== findOrderPath) return null;
  const ref = new URLSearchParams(search).get('ref')?.trim() ?? '';
  const target = trackingHref(ref);
  // Dots alone are a step of a path, not a name.
  return ref === '' || /^\.*$/.test(ref) || matchRoute(target).page === 'notFound' ? null : target;
}

/**
 * The redirect target of `/shop` and of any path with trailing slashes; null for other addresses.
 */
export function redirectOf(pathname: string, search: string): string | null {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const target = movedPaths[trimmed] ?? trimmed;
  return target === pathname || matchRoute(target).page === 'notFound' ? null : target + search;
}
