/** «12 500», with a plain space, which every terminal shows. */
export const groupedNumber = (value: number): string => value.toLocaleString('fr-FR').replace(/\s/g, ' ');
