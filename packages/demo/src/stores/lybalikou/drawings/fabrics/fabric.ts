import { ink, mix } from '../inks.ts';
import { bogolan, tieDye } from './dyed.ts';
import { ground, type Inks, type Print } from './tile.ts';
import { discs, feathers, scales, shells, swell } from './wax.ts';
import { damask, diamonds, strips } from './woven.ts';

/** A cloth (or leather, metal, wood): its print and how it reflects light. */
export interface Fabric {
  /** The store's name for it. */
  name: string;
  print: Print;
  inks: Inks;
  /** Scale of the print; 1 is the size its pattern defines. */
  scale: number;
  /** How deep folds look, 0–1. */
  relief: number;
  /** How much light it throws back, 0–1. */
  gloss: number;
}

const plainPrint: Print = ([base]) => ({ width: 64, height: 64, svg: ground(64, 64, base) });

/** A material of one colour. */
export function plain(name: string, color: string, gloss = 0.1, relief = 0.9): Fabric {
  return { name, print: plainPrint, inks: [color, color, color, color], scale: 1, relief, gloss };
}

const wax = (name: string, print: Print, inks: Inks, scale: number): Fabric => ({
  name,
  print,
  inks,
  scale,
  relief: 0.75,
  gloss: 0.1,
});
const bazin = (name: string, color: string, light = 0.16): Fabric => ({
  name,
  print: damask,
  inks: [color, mix(color, ink.chalk, light), color, color],
  scale: 0.62,
  relief: 1,
  gloss: 0.5,
});

/** The store's cloths, by the key that the data uses. */
export const fabrics = {
  ngor: wax('Coquillages de Ngor', shells, [ink.ivory, ink.terracotta, ink.saffron, ink.aubergine], 0.68),
  ngorNuit: wax('Coquillages de Ngor, nuit', shells, [ink.sand, ink.indigo, ink.gold, ink.night], 0.68),
  ngorLagune: wax(
    'Coquillages de Ngor, lagune',
    shells,
    [ink.ivory, ink.lagoon, ink.saffron, ink.night],
    0.56,
  ),
  calao: wax('Plumes de calao', feathers, [ink.ivory, ink.plum, ink.gold, ink.aubergine], 0.76),
  calaoTerre: wax('Plumes de calao, terre', feathers, [ink.clay, ink.rust, ink.ivory, ink.ebony], 0.76),
  calaoMousse: wax('Plumes de calao, mousse', feathers, [ink.saffron, ink.moss, ink.ivory, ink.night], 0.76),
  fleuve: wax('Écailles du fleuve', scales, [ink.ivory, ink.lagoon, ink.gold, ink.night], 0.73),
  fleuveBraise: wax(
    'Écailles du fleuve, braise',
    scales,
    [ink.ivory, ink.brick, ink.clay, ink.aubergine],
    0.6,
  ),
  fleuveRose: wax('Écailles du fleuve, rose', scales, [ink.chalk, ink.rose, ink.wine, ink.aubergine], 0.73),
  goree: wax('Soleils de Gorée', discs, [ink.saffron, ink.wine, ink.ivory, ink.ebony], 0.81),
  goreeIndigo: wax(
    'Soleils de Gorée, indigo',
    discs,
    [ink.ivory, ink.indigo, ink.terracotta, ink.deepIndigo],
    0.66,
  ),
  goreeOlive: wax('Soleils de Gorée, olive', discs, [ink.sand, ink.olive, ink.terracotta, ink.ebony], 0.81),
  houle: wax('Houle de Yoff', swell, [ink.ivory, ink.indigo, ink.terracotta, ink.deepIndigo], 0.88),
  houleOr: wax('Houle de Yoff, or', swell, [ink.ivory, ink.gold, ink.plum, ink.aubergine], 0.88),
  medina: wax('Losanges de Médina', diamonds, [ink.ivory, ink.aubergine, ink.gold, ink.night], 0.76),
  medinaBrique: wax(
    'Losanges de Médina, brique',
    diamonds,
    [ink.sand, ink.brick, ink.saffron, ink.ebony],
    0.62,
  ),
  medinaSauge: wax(
    'Losanges de Médina, sauge',
    diamonds,
    [ink.chalk, ink.sage, ink.terracotta, ink.moss],
    0.62,
  ),
  kayar: wax('Nuit de Kayar', tieDye, [ink.indigo, ink.deepIndigo, '#d9def0', ink.deepIndigo], 0.85),
  kayarPrune: wax('Nuit de Kayar, prune', tieDye, [ink.plum, ink.aubergine, '#f0dbd9', ink.aubergine], 0.85),
  segou: wax('Bogolan de Ségou', bogolan, [ink.mud, ink.ivory, '#5d3a22', ink.ebony], 0.68),
  segouOcre: wax('Bogolan de Ségou, ocre', bogolan, ['#a8692c', ink.mud, '#c48a44', ink.ebony], 0.68),
  segouBlanc: wax('Bogolan de Ségou, blanc', bogolan, [ink.ivory, ink.mud, ink.sand, ink.ebony], 0.68),
  manjak: {
    ...wax('Pagne tissé manjak', strips, [ink.aubergine, ink.ivory, ink.gold, ink.night], 0.63),
    gloss: 0.2,
  },
  manjakTerre: {
    ...wax('Pagne tissé manjak, terre', strips, [ink.terracotta, ink.sand, ink.aubergine, ink.ebony], 0.63),
    gloss: 0.2,
  },
  bazinIvoire: bazin('Bazin ivoire', '#efe3cd', 0.6),
  bazinAubergine: bazin('Bazin aubergine', ink.aubergine),
  bazinTerre: bazin('Bazin terre cuite', '#a9492a', 0.2),
  bazinOr: bazin('Bazin vieil or', '#b98a36', 0.26),
  bazinIndigo: bazin('Bazin indigo', ink.indigo, 0.2),
  bazinSauge: bazin('Bazin sauge', '#7f8d70', 0.3),
  bazinLagune: bazin('Bazin lagune', ink.lagoon, 0.18),
} as const satisfies Record<string, Fabric>;

export type FabricName = keyof typeof fabrics;

/** Materials that are not woven. */
export const materials = {
  ebony: plain('Ébène', '#3a2119', 0.32, 1),
  brass: plain('Laiton', '#c0913f', 0.95, 1),
  paleBrass: plain('Laiton clair', '#d9b36a', 0.95, 1),
  cognac: plain('Cuir cognac', '#9a552c', 0.28),
  darkLeather: plain('Cuir ébène', '#2c1a18', 0.34),
  sandLeather: plain('Cuir sable', '#d8bc95', 0.2),
  wineLeather: plain('Cuir lie-de-vin', '#5f1f2d', 0.3),
  raffia: plain('Raphia', '#cfa869', 0.12),
  linen: plain('Lin écru', '#e9dcc3', 0.06),
  aubergineLinen: plain('Lin aubergine', '#4a2036', 0.08),
  blackLinen: plain('Lin nuit', '#231a22', 0.1),
  terracottaLinen: plain('Lin terre cuite', '#a94f2c', 0.08),
  stone: plain('Pierre', '#d9c9b1', 0.04),
  wood: plain('Bois', '#7a4a2a', 0.2),
  bone: plain('Os', '#efe4cf', 0.35),
} as const satisfies Record<string, Fabric>;
