import { fabrics as f, materials as m } from '../fabrics/fabric.ts';
import { manchettes, plinth } from '../garments/jewels/cuffs.ts';
import { creoles, disques } from '../garments/jewels/earrings.ts';
import { plastron, sautoir } from '../garments/jewels/necklaces.ts';
import { carre } from '../garments/scarves/carre.ts';
import { echarpe } from '../garments/scarves/echarpe.ts';
import { etole } from '../garments/scarves/etole.ts';
import { moussor } from '../garments/scarves/moussor.ts';
import { turban } from '../garments/scarves/turban.ts';
import { besaceRonde } from '../garments/bags/besaceRonde.ts';
import { cabas } from '../garments/bags/cabas.ts';
import { panier } from '../garments/bags/panier.ts';
import { pochette } from '../garments/bags/pochette.ts';
import { seau } from '../garments/bags/seau.ts';
import { babouche } from '../garments/shoes/babouche.ts';
import { mule } from '../garments/shoes/mule.ts';
import { pair } from '../garments/shoes/pair.ts';
import { croisee, slide, tong } from '../garments/shoes/sandals.ts';
import type { Piece } from '../cloth/piece.ts';
import { ink } from '../inks.ts';
import { flat, near, portrait, stood, wall, type Shot } from './shots.ts';

/** Where a head with its cloth is looked at. */
const faceAt = [604, 176] as const;

/** Both shoes, seen from above. */
const shoes =
  (shoe: Piece[], color: string): Shot =>
  () => {
    const { left, right } = pair(shoe);
    return {
      ...portrait,
      backdrop: { wall: color },
      figures: [
        { pieces: left, scale: 1.16, x: -292, y: -94 },
        { pieces: right, scale: 1.16, x: 106, y: -154 },
      ],
    };
  };

/** Scarves and stoles. */
export const foulards: Record<string, Shot> = {
  'moussor-linguere': near(moussor(f.calao, m.linen), wall.sand, 2.5, faceAt),
  'moussor-linguere-terre': near(moussor(f.calaoTerre, m.terracottaLinen), wall.teal, 2.5, faceAt),
  'moussor-linguere-braise': near(moussor(f.fleuveBraise, m.aubergineLinen), wall.ivory, 2.5, faceAt),
  'turban-joal': near(turban(f.kayar, m.terracottaLinen), wall.clay, 2.7, [604, 210]),
  'turban-joal-prune': near(turban(f.kayarPrune, m.linen), wall.sage, 2.7, [604, 210]),
  'carre-goree': flat(carre(f.goree), wall.sand, [0, -30]),
  'carre-goree-indigo': flat(carre(f.goreeIndigo), wall.rose, [0, -30]),
  'etole-saloum': flat(etole(f.manjakTerre, ink.aubergine), wall.ivory, [20, -60]),
  'etole-saloum-aubergine': flat(etole(f.manjak, ink.gold), wall.clay, [20, -60]),
  'echarpe-kayar': near(echarpe(f.kayar, m.linen), wall.ochre, 2.4, [604, 330]),
};

/** Bags. */
export const sacs: Record<string, Shot> = {
  'cabas-kermel': stood(cabas(f.ngor, m.cognac), wall.ivory, 1234, 1.18),
  'cabas-kermel-nuit': stood(cabas(f.ngorNuit, m.darkLeather), wall.clay, 1234, 1.18),
  'cabas-kermel-detail': near(cabas(f.ngor, m.cognac), wall.ivory, 2.3, [740, 900]),
  'sac-seau-soumbedioune': stood(seau(f.fleuve, m.cognac), wall.clay, 1252, 1.14),
  'sac-seau-soumbedioune-rose': stood(seau(f.fleuveRose, m.wineLeather), wall.sage, 1252, 1.14),
  'pochette-penc': flat(pochette(f.medina, m.wineLeather), wall.rose, [-20, -90], 1.16),
  'pochette-penc-brique': flat(pochette(f.medinaBrique, m.darkLeather), wall.sand, [-20, -90], 1.16),
  'besace-lune': flat(besaceRonde(f.segou, m.cognac), wall.sand, [0, 80], 1.08),
  'besace-lune-ocre': flat(besaceRonde(f.segouOcre, m.darkLeather), wall.teal, [0, 80], 1.08),
  'panier-ndiassane': stood(panier(f.houleOr, m.cognac), wall.sage, 1250, 1.2),
};

/** Sandals and slippers. */
export const sandales: Record<string, Shot> = {
  'sandales-corniche': shoes(slide(f.fleuveBraise, m.sandLeather), wall.ivory),
  'sandales-corniche-lagune': shoes(slide(f.ngorLagune, m.sandLeather), wall.clay),
  'sandales-ngaparou': shoes(croisee(f.houle, m.cognac), wall.rose),
  'tongs-popenguine': shoes(tong(f.ngor, m.sandLeather), wall.plum),
  'mules-plateau': flat(mule(f.calaoMousse, m.sandLeather), wall.sand, [-40, -100], 1.14),
  'mules-plateau-rose': flat(mule(f.fleuveRose, m.wineLeather), wall.sage, [-40, -100], 1.14),
  'babouches-gandiol': shoes(babouche(f.bazinAubergine, ink.gold), wall.sand),
  'babouches-gandiol-or': shoes(babouche(f.bazinOr, ink.chalk), wall.plum),
};

/** Jewels. */
export const bijoux: Record<string, Shot> = {
  'creoles-du-fleuve': flat(creoles(m.brass), wall.plum, [6, 200], 1.16),
  'boucles-soleil': flat(disques(f.goree, m.terracottaLinen), wall.ivory, [6, 90], 1.12),
  'boucles-soleil-indigo': flat(disques(f.goreeIndigo, m.brass), wall.clay, [6, 90], 1.12),
  'plastron-linguere': near(plastron(), wall.clay, 3.1, [600, 306]),
  'manchettes-serere': flat(
    [...plinth(1180, 380), ...manchettes([m.brass, m.ebony, m.paleBrass])],
    wall.ochre,
    [0, 60],
    1.16,
  ),
  'sautoir-perles': near(sautoir([m.terracottaLinen, m.bone, m.brass]), wall.sand, 2.5, [600, 400]),
  'sautoir-perles-aubergine': near(
    sautoir([m.aubergineLinen, m.paleBrass, m.bone]),
    wall.rose,
    2.5,
    [600, 400],
  ),
};
