/** The stall's colours, equal to the default design's light theme. */
export const palette = {
  paper: '#fff9f1',
  ink: '#1e2340',
  indigo: '#2b3a8f',
  marigold: '#f2a71b',
  chilli: '#c8321f',
  leaf: '#2f7d4f',
} as const;

/** A wall and the table before it, in one pale colour of the stall. */
export interface Tint {
  wall: string;
  wallEdge: string;
  halo: string;
  table: string;
  tableEdge: string;
}

export const tints = {
  marigold: { wall: '#fdebc6', wallEdge: '#f9dca0', halo: '#fff7e3', table: '#f6ce82', tableEdge: '#eab95c' },
  indigo: { wall: '#dfe4f8', wallEdge: '#c8d0f0', halo: '#f5f7ff', table: '#b6c0ea', tableEdge: '#98a5dc' },
  leaf: { wall: '#e0efe0', wallEdge: '#c6e0ca', halo: '#f6fcf4', table: '#afd3b7', tableEdge: '#8fbd9b' },
  chilli: { wall: '#fbe2da', wallEdge: '#f4cabd', halo: '#fff7f2', table: '#eeb5a4', tableEdge: '#dd9884' },
  paper: { wall: '#faf1e3', wallEdge: '#efe0c8', halo: '#fffdf8', table: '#e6d2b2', tableEdge: '#d4bb93' },
} as const satisfies Record<string, Tint>;
export type TintName = keyof typeof tints;
