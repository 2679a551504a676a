import type { FastifyRequest } from 'fastify';
import { knownDesigns } from '../designs/designManifests.ts';
import { HttpError } from '../../platform/http/httpError.ts';

/** The pages that show services, one of which makes a store have them. */
const servicePages: readonly string[] = ['service', 'quote'];

/** Returns true if a design has pages for services; also for an unknown design. */
export function hasServices(design: string): boolean {
  const pages = knownDesigns().get(design)?.manifest.optionalPages ?? servicePages;
  return servicePages.some((page) => pages.includes(page));
}

/** Answers 404 where a design has no services. */
export function requireServices(design: string): void {
  if (!hasServices(design)) throw new HttpError(404, 'Cette boutique ne propose pas de services.');
}

/** The same for the design that a visitor sees. */
export const refuseWithoutServices = ({ preview, store }: FastifyRequest): void =>
  requireServices(preview?.design ?? store.design);
