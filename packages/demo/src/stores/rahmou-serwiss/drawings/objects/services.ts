import { cloud, palm, plane, route } from '../landscape.ts';
import { arch, tower } from '../buildings.ts';
import { circle, ellipse, faded, path, place, rect, stroke, times, type Drawing } from '../shapes.ts';
import { bag, shield, suitcase } from './luggage.ts';
import { boardingPass, certificate, inks, passport, roundStamp, squareStamp } from './papers.ts';

/** A coloured ground with a disc of light and a dashed route behind the object. */
function ground(color: string, light: string, line: string, body: string): Drawing {
  return {
    width: 1200,
    height: 900,
    body:
      rect(0, 0, 1200, 900, color) +
      circle(600, 450, 400, light, 0.35) +
      circle(600, 450, 290, light, 0.45) +
      faded(0.7, route([90, 760], [1110, 170], 190, line, 6)) +
      body,
  };
}

/** An object lying flat, with a shadow to the lower right. */
function laid(x: number, y: number, body: string, size: number, turn: number, silhouette: string): string {
  return faded(0.16, place(x + 18, y + 22, silhouette, size, turn)) + place(x, y, body, size, turn);
}

const sheet = (w: number, h: number) => rect(-w / 2, -h / 2, w, h, inks.navy, 18);

export const visaSchengen = (): Drawing =>
  ground(
    '#cfe6f7',
    '#ffffff',
    inks.lagoon,
    [
      laid(500, 470, passport(inks.lagoon), 1.35, -10, sheet(300, 420)),
      place(860, 330, roundStamp(inks.sunset, 1.25, -14)),
      place(870, 610, squareStamp(inks.navy, 1.1, 9)),
    ].join(''),
  );

export const visaUsa = (): Drawing => {
  const pages =
    rect(-320, -220, 640, 440, inks.paper, 18) +
    rect(-4, -220, 8, 440, inks.line) +
    rect(30, -180, 260, 170, '#cfe6f7', 12) +
    rect(50, -160, 76, 96, inks.lagoon, 8) +
    circle(88, -124, 22, inks.sand) +
    path('M58-64C58-96 118-96 118-64Z', inks.sand) +
    times(3, (i) => rect(144, -154 + i * 34, 120 - i * 22, 14, inks.lagoon, 6)) +
    rect(50, -46, 220, 10, inks.navy, 5) +
    rect(50, -30, 220, 10, inks.navy, 5) +
    place(-160, -80, roundStamp(inks.sunset, 0.9, 10)) +
    place(-180, 110, squareStamp(inks.leaf, 0.85, -8)) +
    place(160, 110, squareStamp(inks.lagoon, 0.9, 6));
  return ground('#f9dcc3', '#fff6e6', inks.sunset, laid(600, 460, pages, 1.25, -6, sheet(640, 440)));
};

export const visaTurquie = (): Drawing => {
  const phone =
    rect(-170, -320, 340, 640, inks.navy, 46) +
    rect(-148, -296, 296, 592, inks.paper, 30) +
    rect(-50, -286, 100, 22, inks.navy, 11) +
    rect(-148, -230, 296, 120, inks.sunset) +
    rect(-116, -206, 120, 18, inks.paper, 8) +
    rect(-116, -172, 180, 28, inks.paper, 10) +
    times(
      4,
      (i) =>
        rect(-116, -76 + i * 48, 90, 10, inks.line, 5) +
        rect(-116, -58 + i * 48, 190 - (i % 2) * 50, 16, inks.navy, 6),
    ) +
    circle(84, 190, 64, inks.leaf) +
    stroke('M54 190L76 214 116 166', inks.paper, 16) +
    rect(-116, 150, 96, 96, inks.navy, 8) +
    times(9, (i) =>
      rect(
        -106 + (i % 3) * 28,
        160 + Math.floor(i / 3) * 28,
        i % 2 ? 12 : 20,
        i % 2 ? 20 : 20,
        inks.paper,
        3,
      ),
    );
  return ground(
    '#f7cfc6',
    '#fff3ec',
    inks.sunset,
    laid(470, 450, phone, 1.12, -6, sheet(340, 640)) +
      place(850, 330, roundStamp(inks.sunset, 1.1, 14)) +
      place(870, 590, passport('#8f2d2a'), 0.72, 12),
  );
};

export const visaOmra = (): Drawing =>
  ground(
    '#d4ece0',
    '#ffffff',
    inks.leaf,
    [
      laid(430, 480, passport(inks.leaf), 1.3, -8, sheet(300, 420)),
      place(
        830,
        480,
        arch(0, 250, 360, 520, '#155843') +
          arch(0, 250, 300, 450, '#f4e2b8') +
          faded(
            1,
            rect(-150, 212, 300, 38, '#e0c88f') +
              rect(-70, 110, 140, 126, '#0b0f17', 3) +
              rect(-70, 138, 140, 18, inks.gold),
          ),
      ),
      place(830, 350, path('M-20-46A44 44 0 1 0 34 10 36 36 0 1 1-20-46Z', inks.gold), 1),
    ].join(''),
  );

export const attestationVol = (): Drawing =>
  ground(
    '#d7e9f9',
    '#ffffff',
    inks.lagoon,
    laid(470, 455, certificate(inks.lagoon, plane(0, 0, 0.95, 48, inks.lagoon)), 1.35, -5, sheet(380, 500)) +
      laid(850, 560, boardingPass(inks.sunset), 0.72, 12, sheet(640, 260)),
  );

export const attestationHotel = (): Drawing => {
  const bed =
    rect(-60, -6, 120, 30, inks.leaf, 6) +
    rect(-60, -34, 10, 72, inks.leaf, 4) +
    rect(50, 14, 10, 24, inks.leaf, 4) +
    rect(-44, -22, 40, 20, inks.leaf, 8);
  return ground(
    '#dcefe2',
    '#ffffff',
    inks.leaf,
    laid(560, 455, certificate(inks.leaf, bed), 1.35, 4, sheet(380, 500)) +
      place(900, 610, squareStamp(inks.sunset, 1.1, -12)),
  );
};

export const assuranceVoyage = (): Drawing => {
  const canopy =
    'M-330 0C-320-190-170-300 0-300S320-190 330 0C300-44 252-44 220 0 188-44 142-44 110 0 78-44 32-44 0 0-32-44-78-44-110 0-142-44-188-44-220 0-252-44-300-44-330 0Z';
  const umbrella =
    stroke('M0-330V-300M0-20V260C0 330-100 330-100 262', inks.navy, 20) +
    path(canopy, inks.sunset) +
    path('M-110 0C-110-150-60-260 0-300 60-260 110-150 110 0 78-44 32-44 0 0-32-44-78-44-110 0Z', '#f08a4b') +
    path('M-330 0C-320-190-170-300 0-300-130-240-216-130-220 0-252-44-300-44-330 0Z', '#b9471a');
  const rain = times(16, (i) =>
    stroke(`M${60 + ((i * 181) % 1100)} ${40 + ((i * 67) % 190)}l-16 44`, inks.lagoon, 7),
  );
  return ground(
    '#cfe3f4',
    '#ffffff',
    inks.lagoon,
    faded(0.5, rain) +
      place(600, 500, umbrella, 1.12) +
      place(770, 650, suitcase(inks.lagoon, '#094b84'), 0.62),
  );
};

export const assuranceAnnulation = (): Drawing => {
  const calendar =
    rect(-260, -240, 520, 500, inks.paper, 28) +
    path('M-260-212A28 28 0 0 1-232-240H232A28 28 0 0 1 260-212V-130H-260Z', inks.sunset) +
    times(2, (i) => rect(-150 + i * 270, -282, 30, 84, inks.navy, 15)) +
    times(20, (i) =>
      rect(-222 + (i % 5) * 94, -92 + Math.floor(i / 5) * 84, 66, 56, i === 12 ? inks.sky : '#e9eff6', 10),
    ) +
    stroke('M-26 84L34 128M34 84L-26 128', inks.sunset, 15);
  return ground(
    '#ffe6cb',
    '#fff8ec',
    inks.sunset,
    laid(520, 470, calendar, 1.1, -5, sheet(520, 500)) + place(880, 590, shield(inks.lagoon), 1.35),
  );
};

export const assuranceBagages = (): Drawing =>
  ground(
    '#d3ecec',
    '#ffffff',
    inks.leaf,
    [
      ellipse(600, 770, 360, 26, inks.navy, 0.16),
      place(480, 480, suitcase(inks.sunset, '#b9471a'), 1.02),
      place(760, 640, bag(inks.lagoon, '#094b84'), 0.92),
      place(620, 330, shield(inks.leaf), 1.1),
    ].join(''),
  );

export const transfert = (): Drawing => {
  const car =
    path(
      'M-330 60C-336 4-310-20-260-28L-190-40-110-118C-96-132-80-138-60-138H92C116-138 136-130 152-112L216-40 286-24C322-16 334 6 332 44V64C332 76 324 84 312 84H-308C-322 84-330 74-330 60Z',
      inks.navy,
    ) +
    path('M-152-42L-92-104C-84-112-76-114-64-114H0V-42Z', inks.sky) +
    path('M22-114H88C104-114 116-110 126-98L176-42H22Z', inks.sky) +
    rect(-40, -20, 44, 10, inks.gold, 5) +
    rect(304, -6, 30, 24, inks.gold, 8) +
    rect(-332, 0, 22, 30, inks.sunset, 8) +
    rect(-28, -166, 84, 28, inks.gold, 8) +
    times(2, (i) =>
      place(
        -186 + i * 376,
        84,
        circle(0, 0, 66, '#050d1a') + circle(0, 0, 34, inks.line) + circle(0, 0, 12, inks.navy),
      ),
    );
  return {
    width: 1200,
    height: 900,
    body:
      rect(0, 0, 1200, 900, '#ffe0b8') +
      circle(850, 330, 200, '#fff4de') +
      cloud(150, 190, 1.1, '#ffffff') +
      plane(360, 330, 1, 62, inks.lagoon) +
      place(
        420,
        148,
        path('M120 640C300 520 640 520 800 600L800 690 120 690Z', '#f0955c') +
          times(6, (i) =>
            rect(200 + i * 78, 596 - Math.sin(((i + 1) / 8) * Math.PI) * 22, 50, 60, '#fff4de', 4),
          ),
        0.78,
      ) +
      tower({ x: 960, base: 690, w: 44, h: 260 }, '#b9471a', '#fff4de', { columns: 1, rows: 5, lit: 0.8 }) +
      path('M930 430H1034L1054 380H910Z', '#b9471a') +
      rect(922, 390, 120, 26, '#fff4de', 4) +
      rect(976, 320, 12, 60, '#b9471a') +
      rect(0, 680, 1200, 220, '#33506e') +
      times(7, (i) => rect(20 + i * 190, 800, 110, 12, '#fff4de', 6)) +
      palm(90, 690, 230, inks.leaf, inks.leaf) +
      palm(1120, 690, 180, inks.leaf, inks.leaf) +
      ellipse(470, 832, 360, 18, '#0a1b33', 0.35) +
      place(470, 730, car, 1.06),
  };
};
