/** The classes a design lends to a piece that has no look of its own, by the places they are for. */
export type Styles<Place extends string> = Readonly<Partial<Record<Place, string | undefined>>>;
