/** What is offered while a place is typed. */
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

/** Places that fields may suggest. */
export function Places({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {places.map((place) => (
        <option key={place}>{place}</option>
      ))}
    </datalist>
  );
}
