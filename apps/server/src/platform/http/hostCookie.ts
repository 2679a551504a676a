import type { Config } from '../config/config.ts';

/** The prefix makes browsers refuse the cookie from anyone but this very host over https. */
export const hostCookieName = (name: string, { isProduction }: Pick<Config, 'isProduction'>): string =>
  isProduction ? `__Host-${name}` : name;

/** How a cookie is set that proves who sends it: no script and no other site's form can use it. */
export const hostCookieOptions = ({ isProduction }: Pick<Config, 'isProduction'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isProduction }) as const;
