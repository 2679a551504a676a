import { logo, preview } from './emblem.ts';
import * as goods from './objects/goods.ts';
import * as services from './objects/services.ts';
import { hotelRoom } from './objects/hotelRoom.ts';
import { portraits } from './portraits.ts';
import { abidjan } from './scenes/abidjan.ts';
import { casablanca } from './scenes/casablanca.ts';
import { corniche } from './scenes/corniche.ts';
import { dakar } from './scenes/dakar.ts';
import { dubai } from './scenes/dubai.ts';
import { istanbul } from './scenes/istanbul.ts';
import { mecque } from './scenes/mecque.ts';
import { newYork } from './scenes/newYork.ts';
import { paris } from './scenes/paris.ts';
import { saly } from './scenes/saly.ts';
import type { Drawing } from './shapes.ts';

const room = (view: Drawing, wall: string, cover: string): Drawing => ({
  width: 1200,
  height: 900,
  body: hotelRoom(view, wall, cover),
});

/** Every image of the store, by file name. */
export const gallery: Record<string, () => Drawing> = {
  corniche,
  dakar,
  paris,
  istanbul,
  'la-mecque': mecque,
  'new-york': newYork,
  dubai,
  casablanca,
  abidjan,
  saly,
  'hotel-paris': () => room(paris(), '#dfeaf4', '#0b5fa5'),
  'hotel-la-mecque': () => room(mecque(), '#e6efe6', '#1f7a5c'),
  'visa-schengen': services.visaSchengen,
  'visa-usa': services.visaUsa,
  'visa-turquie': services.visaTurquie,
  'visa-omra': services.visaOmra,
  'attestation-vol': services.attestationVol,
  'attestation-hotel': services.attestationHotel,
  'assurance-voyage': services.assuranceVoyage,
  'assurance-annulation': services.assuranceAnnulation,
  'assurance-bagages': services.assuranceBagages,
  transfert: services.transfert,
  'valise-lagon': goods.caseInLagoon,
  'valise-couchant': goods.caseInSunset,
  'valise-marine': goods.caseInNavy,
  'valise-ouverte': goods.caseOpen,
  'coussin-memoire': goods.cushionFoam,
  'coussin-gonflable': goods.cushionAir,
  adaptateur: goods.adapter,
  pochette: goods.pouch,
  guide: goods.guide,
  etiquettes: goods.tags,
  trousse: goods.toiletry,
  'pese-bagage': goods.scale,
  ...portraits,
  logo,
  apercu: preview,
};
