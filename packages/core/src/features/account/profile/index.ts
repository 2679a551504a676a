export { useProfile } from './useProfile.ts';
export type { ContactCheckView, ProfileView } from './views.ts';
