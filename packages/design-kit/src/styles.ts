/** Classes that a design passes to an unstyled component, by element. */
export type Styles<Place extends string> = Readonly<Partial<Record<Place, string | undefined>>>;
