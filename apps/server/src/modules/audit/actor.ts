/** Who changes something in a store. The audit log saves the name as it is at that time. */
export type Actor =
  /** The command line or a job. */
  | { kind: 'system'; id: null; name: string }
  | { kind: 'staff'; /** UUID of the staff member. */ id: string; name: string }
  | { kind: 'key'; /** UUID of the API key. */ id: string; name: string };

export type ActorKind = Actor['kind'];

export const systemActor = (name: string): Actor => ({ kind: 'system', id: null, name });
