import type { NewMember } from '../modules/staff/newMember.ts';

/** Who works in a demo store: one person for each role, who signs in at /gestion by e-mail. */
export const demoStaff = (storeId: string): NewMember[] => [
  { name: 'Awa Diop', role: 'owner', phone: null, email: `awa@${storeId}.example` },
  { name: 'Moussa Ndiaye', role: 'manager', phone: null, email: `moussa@${storeId}.example` },
  { name: 'Fatou Sarr', role: 'preparer', phone: null, email: `fatou@${storeId}.example` },
];
