/** The store that the benchmark fills and queries. */
export const benchStore = {
  id: 'bench',
  name: 'Grand bazar',
  design: 'default',
  hosts: ['bench.localhost'] as [string],
};
