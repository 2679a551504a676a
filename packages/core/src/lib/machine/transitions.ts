/** Where each event leads, by state. A state ignores the events that it does not list. */
export type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;
