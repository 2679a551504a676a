/** Suggestions for a place. */
export const places = [
  'Dakar',
  'Paris',
  'Istanbul',
  'La Mecque',
  'Médine',
  'Dubaï',
  'New York',
  'Casablanca',
  'Abidjan',
  'Montréal',
  'Guangzhou',
  'Saly',
];

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
