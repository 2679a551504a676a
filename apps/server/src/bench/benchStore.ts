/** The store that is filled and asked. */
export const benchStore = {
  id: 'bench',
  name: 'Grand bazar',
  design: 'default',
  hosts: ['bench.localhost'] as [string],
};
