import { includesRole, useSession } from '../lib/session.ts';
import { screens } from './screens.ts';

/** The screens that the role of who is signed in may open. */
export function useScreens(): typeof screens {
  const { member } = useSession();
  return screens.filter(({ role }) => includesRole(member.role, role));
}
