import { fabrics as f, materials as m, type FabricName } from '../fabrics/fabric.ts';
import { boubouCourt } from '../garments/boubous/boubouCourt.ts';
import { boubouHomme } from '../garments/boubous/boubouHomme.ts';
import { caftan } from '../garments/boubous/caftan.ts';
import { grandBoubou } from '../garments/boubous/grandBoubou.ts';
import { kimono } from '../garments/boubous/kimono.ts';
import { blouson } from '../garments/shirts/blouson.ts';
import { chemise } from '../garments/shirts/chemise.ts';
import type { Cut } from '../garments/shirts/shirtParts.ts';
import { combinaison } from '../garments/ensembles/combinaison.ts';
import { jupeEtHaut } from '../garments/ensembles/jupeEtHaut.ts';
import { tailleBasse } from '../garments/ensembles/tailleBasse.ts';
import { tuniquePantalon } from '../garments/ensembles/tuniquePantalon.ts';
import { vestePantalon } from '../garments/ensembles/vestePantalon.ts';
import { robeBustier } from '../garments/dresses/robeBustier.ts';
import { robeChemise } from '../garments/dresses/robeChemise.ts';
import { robeEvasee } from '../garments/dresses/robeEvasee.ts';
import { robePortefeuille } from '../garments/dresses/robePortefeuille.ts';
import { robeSirene } from '../garments/dresses/robeSirene.ts';
import { ink } from '../inks.ts';
import { near, standing, wall, type Shot } from './shots.ts';

const threadOn = (fabric: FabricName) => (fabric === 'bazinIvoire' ? ink.oldGold : ink.gold);

const campCut: Cut = { sleeve: 'short', collar: 'open', half: 172, hem: 850 };
const bandCut: Cut = { sleeve: 'long', collar: 'band', half: 166, hem: 900, buttons: ink.oldGold };
const wideCut: Cut = { sleeve: 'long', collar: 'shirt', half: 198, hem: 930 };
const tunicCut: Cut = { sleeve: 'half', collar: 'open', half: 178, hem: 940 };

/** How near a shirt is seen. */
const shirt = 1.62;
const shirtAt = [600, 494] as const;

/** Boubous, caftans and kimonos. */
export const boubous: Record<string, Shot> = {
  'grand-boubou-signare': standing(grandBoubou(f.bazinAubergine), wall.sand),
  'grand-boubou-signare-ivoire': standing(grandBoubou(f.bazinIvoire, threadOn('bazinIvoire')), wall.plum),
  'grand-boubou-signare-terre-cuite': standing(grandBoubou(f.bazinTerre, ink.chalk), wall.ivory),
  'grand-boubou-signare-detail': near(grandBoubou(f.bazinAubergine), wall.sand, 2.3, [600, 470]),
  'grand-boubou-kocc': standing(boubouHomme(f.bazinIndigo), wall.ivory),
  'grand-boubou-kocc-sauge': standing(boubouHomme(f.bazinSauge, ink.chalk), wall.clay),
  'grand-boubou-kocc-detail': near(boubouHomme(f.bazinIndigo), wall.ivory, 2.3, [610, 480]),
  'caftan-almadies': standing(caftan(f.fleuve, ink.gold), wall.ochre),
  'caftan-almadies-detail': near(caftan(f.fleuve, ink.gold), wall.ochre, 2.2, [610, 430]),
  'boubou-court-ngor': standing(boubouCourt(f.ngor, m.aubergineLinen, ink.gold), wall.sage),
  'kimono-yoff': standing(kimono(f.houle, m.linen), wall.rose),
  'kimono-yoff-or': standing(kimono(f.houleOr, m.aubergineLinen), wall.ivory),
};

/** Dresses. */
export const robes: Record<string, Shot> = {
  'robe-ndeye': standing(robeEvasee(f.ngor), wall.clay),
  'robe-ndeye-lagune': standing(robeEvasee(f.ngorLagune), wall.ivory),
  'robe-ndeye-nuit': standing(robeEvasee(f.ngorNuit), wall.ochre),
  'robe-ndeye-detail': near(robeEvasee(f.ngor), wall.clay, 2.1, [610, 520]),
  'robe-sirene-coumba': standing(robeSirene(f.calao), wall.sand),
  'robe-sirene-coumba-mousse': standing(robeSirene(f.calaoMousse), wall.plum),
  'robe-sirene-coumba-detail': near(robeSirene(f.calao), wall.sand, 2, [600, 300]),
  'robe-portefeuille-aida': standing(robePortefeuille(f.medinaBrique), wall.sage),
  'robe-portefeuille-aida-aubergine': standing(robePortefeuille(f.medina), wall.clay),
  'robe-bustier-fatou': standing(robeBustier(f.goree), wall.plum),
  'robe-bustier-fatou-indigo': standing(robeBustier(f.goreeIndigo), wall.ochre),
  'robe-chemise-mariama': standing(robeChemise(f.segouBlanc, m.cognac), wall.ochre),
  'robe-chemise-mariama-detail': near(robeChemise(f.segouBlanc, m.cognac), wall.ochre, 2.1, [610, 520]),
};

/** Matching outfits. */
export const ensembles: Record<string, Shot> = {
  'taille-basse-thies': standing(tailleBasse(f.fleuveBraise), wall.ivory),
  'taille-basse-thies-lagune': standing(tailleBasse(f.fleuve), wall.rose),
  'taille-basse-thies-detail': near(tailleBasse(f.fleuveBraise), wall.ivory, 2.1, [610, 560]),
  'ensemble-medina': standing(tuniquePantalon(f.bazinSauge, ink.ivory), wall.ochre),
  'ensemble-medina-lagune': standing(tuniquePantalon(f.bazinLagune, ink.gold), wall.sand),
  'ensemble-saly': standing(jupeEtHaut(f.goreeIndigo), wall.clay),
  'ensemble-saly-olive': standing(jupeEtHaut(f.goreeOlive), wall.ivory),
  'combinaison-kermel': standing(combinaison(m.terracottaLinen, f.manjak), wall.sand),
  'combinaison-kermel-nuit': standing(combinaison(m.blackLinen, f.manjakTerre), wall.ochre),
  'ensemble-plateau': standing(vestePantalon(f.segou, m.blackLinen), wall.clay),
  'ensemble-plateau-detail': near(vestePantalon(f.segou, m.blackLinen), wall.clay, 2.1, [610, 520]),
};

/** Shirts. */
export const chemises: Record<string, Shot> = {
  'chemise-sandaga': near(chemise(f.houle, campCut), wall.clay, shirt, shirtAt),
  'chemise-sandaga-olive': near(chemise(f.goreeOlive, campCut), wall.teal, shirt, shirtAt),
  'chemise-ouakam': near(chemise(f.bazinIvoire, bandCut), wall.plum, shirt, shirtAt),
  'chemise-ouakam-terre-cuite': near(
    chemise(f.bazinTerre, { ...bandCut, buttons: ink.chalk }),
    wall.sand,
    shirt,
    shirtAt,
  ),
  'chemise-sicap': near(chemise(f.kayar, wideCut, f.kayar), wall.sand, shirt, shirtAt),
  'tunique-fann': near(chemise(f.medinaSauge, tunicCut, f.medinaSauge), wall.rose, shirt, shirtAt),
  'blouson-colobane': near(blouson(f.manjak, m.blackLinen), wall.ochre, shirt, shirtAt),
  'blouson-colobane-terre': near(blouson(f.manjakTerre, m.aubergineLinen), wall.ivory, shirt, shirtAt),
};
