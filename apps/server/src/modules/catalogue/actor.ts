/** Who changes something: a member of the store's staff, a program with an API key, or the system itself. */
export interface Actor {
  kind: 'system' | 'staff' | 'api';
  id: string | null;
  /** As people read it. */
  name: string;
}

export const systemActor: Actor = { kind: 'system', id: null, name: 'système' };
