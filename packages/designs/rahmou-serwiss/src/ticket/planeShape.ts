/** Path of a plane seen from above, centred on the origin, its nose up. */
export const planeShape =
  'M0-52C6-52 9-40 9-28L9-12 54 18 54 29 9 15 7 36 21 46 21 53 0 47-21 53-21 46-7 36-9 15-54 29-54 18-9-12-9-28C-9-40-6-52 0-52Z';
