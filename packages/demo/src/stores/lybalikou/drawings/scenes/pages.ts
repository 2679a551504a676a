import { fabrics as f, materials as m } from '../fabrics/fabric.ts';
import { boubouCourt } from '../garments/boubous/boubouCourt.ts';
import { caftan } from '../garments/boubous/caftan.ts';
import { grandBoubou } from '../garments/boubous/grandBoubou.ts';
import { kimono } from '../garments/boubous/kimono.ts';
import { combinaison } from '../garments/ensembles/combinaison.ts';
import { jupeEtHaut } from '../garments/ensembles/jupeEtHaut.ts';
import { tailleBasse } from '../garments/ensembles/tailleBasse.ts';
import { vestePantalon } from '../garments/ensembles/vestePantalon.ts';
import { turban } from '../garments/scarves/turban.ts';
import { chemise } from '../garments/shirts/chemise.ts';
import { robeBustier } from '../garments/dresses/robeBustier.ts';
import { robeEvasee } from '../garments/dresses/robeEvasee.ts';
import { robeSirene } from '../garments/dresses/robeSirene.ts';
import { ink, mix } from '../inks.ts';
import { figure, group, near, portrait, spread, wall, type Shot } from './shots.ts';

/** A painted arch on the wall. */
const arch = (x: number, half: number, top: number, foot: number, color: string) =>
  `<path d="M${x - half} ${foot}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${foot}Z" fill="${color}"/>`;
/** A painted sun. */
const sun = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

/** The hero images, the collections and the pages about the store. */
export const pages: Record<string, Shot> = {
  ouverture: group(
    { wall: wall.clay, horizon: 0.85, set: arch(600, 400, 270, 1362, mix(wall.clay, ink.terracotta, 0.55)) },
    portrait,
    [figure(grandBoubou(f.bazinAubergine), 600, 1450, 0.82)],
  ),
  'ouverture-large': group(
    { wall: wall.clay, horizon: 0.84, set: sun(1120, 400, 300, mix(wall.clay, ink.terracotta, 0.5)) },
    spread,
    [
      figure(robeEvasee(f.ngor), 760, 826, 0.5),
      figure(robeSirene(f.calao), 1400, 826, 0.5),
      figure(grandBoubou(f.bazinAubergine), 1080, 856, 0.555),
    ],
  ),
  'theme-tabaski': group(
    { wall: wall.ivory, horizon: 0.85, set: arch(800, 300, 90, 766, mix(wall.ivory, ink.saffron, 0.35)) },
    spread,
    [
      figure(caftan(f.bazinOr, ink.chalk), 420, 830, 0.5),
      figure(grandBoubou(f.bazinIvoire, ink.oldGold), 800, 850, 0.545),
      figure(boubouCourt(f.bazinTerre, m.aubergineLinen, ink.chalk), 1180, 830, 0.5),
    ],
  ),
  'theme-nuit-indigo': group({ wall: '#b9bccb', horizon: 0.85, set: sun(520, 420, 290, '#9aa3bf') }, spread, [
    figure(jupeEtHaut(f.goreeIndigo), 560, 836, 0.53),
    figure(kimono(f.houle, m.linen), 940, 836, 0.52),
    figure(caftan(f.kayar, '#d9def0'), 1260, 826, 0.49),
  ]),
  'theme-bogolan': group(
    { wall: '#c79b74', horizon: 0.85, set: arch(1060, 260, 120, 766, '#b5814f') },
    spread,
    [
      figure(vestePantalon(f.segou, m.blackLinen), 620, 836, 0.53),
      figure(robeEvasee(f.segouBlanc), 1060, 840, 0.53),
    ],
  ),
  'theme-mariages': group(
    { wall: wall.plum, horizon: 0.85, set: sun(800, 420, 320, mix(wall.plum, ink.terracotta, 0.35)) },
    spread,
    [
      figure(robeBustier(f.goree), 500, 836, 0.53),
      figure(robeSirene(f.fleuveRose), 810, 846, 0.54),
      figure(tailleBasse(f.calaoMousse), 1120, 832, 0.52),
    ],
  ),
  'theme-corniche': group({ wall: '#a9bcb4', horizon: 0.84, set: sun(1080, 360, 250, '#d9b98a') }, spread, [
    figure(combinaison(m.terracottaLinen, f.manjak), 600, 836, 0.53),
    figure(kimono(f.houleOr, m.linen), 1000, 836, 0.53),
  ]),
  atelier: near(turban(f.medina, m.linen), wall.ochre, 2.2, [600, 250]),
};

/** One image per category, closer up than its products. */
export const categories: Record<string, Shot> = {
  'rayon-boubous': near(grandBoubou(f.bazinLagune, ink.saffron), wall.clay, 1.7, [600, 520]),
  'rayon-robes': near(robeEvasee(f.calaoTerre), wall.ivory, 1.55, [606, 660]),
  'rayon-ensembles': near(tailleBasse(f.medinaSauge), wall.rose, 1.6, [600, 620]),
  'rayon-chemises': near(
    chemise(f.segouOcre, { sleeve: 'short', collar: 'open', half: 172, hem: 850 }),
    wall.sage,
    1.9,
    [600, 500],
  ),
  'rayon-foulards': near(turban(f.goree, m.aubergineLinen), wall.teal, 3, [604, 200]),
};
