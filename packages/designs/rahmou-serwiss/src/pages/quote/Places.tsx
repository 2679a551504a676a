import { places } from '../../places/places.ts';

/** Suggestions for place fields. */
export function Places({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {places.map((place) => (
        <option key={place}>{place}</option>
      ))}
    </datalist>
  );
}
