import type { FastifyRequest } from 'fastify';
import { knownDesigns } from '../designs/designManifests.ts';
import { HttpError } from '../../platform/http/httpError.ts';

/** The screens that show services, one of which makes a store have them. */
const serviceScreens: readonly string[] = ['service', 'quote'];

/** Returns true if a design has screens for services; also for an unknown design. */
export function hasServices(design: string): boolean {
  const screens = knownDesigns().get(design)?.manifest.screens ?? serviceScreens;
  return serviceScreens.some((screen) => screens.includes(screen));
}

/** Answers 404 where a design has no services. */
export function requireServices(design: string): void {
  if (!hasServices(design)) throw new HttpError(404, 'Cette boutique ne propose pas de services.');
}

/** The same for the design that a visitor sees. */
export const refuseWithoutServices = ({ preview, store }: FastifyRequest): void =>
  requireServices(preview?.design ?? store.design);
