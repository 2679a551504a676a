import { palm, plane } from '../landscape.ts';
import { circle, ellipse, faded, path, place, rect, stroke, times, type Drawing } from '../shapes.ts';
import { divinite } from '../scenes/dakar.ts';
import { bag, suitcase, tag } from './luggage.ts';
import { inks, passport } from './papers.ts';

/** A square studio: a wall, a floor, a soft shadow under the product. */
function studio(
  wall: string,
  floor: string,
  shadow: { x: number; y: number; rx: number } | null,
  body: string,
): Drawing {
  return {
    width: 1200,
    height: 1200,
    body:
      rect(0, 0, 1200, 1200, wall) +
      circle(600, 560, 450, '#ffffff', 0.34) +
      (floor ? rect(0, 900, 1200, 300, floor) : '') +
      (shadow ? ellipse(shadow.x, shadow.y, shadow.rx, shadow.rx * 0.09, inks.navy, 0.2) : '') +
      body,
  };
}

const standing = { x: 600, y: 1118, rx: 310 };

export const caseInLagoon = (): Drawing =>
  studio('#d9ebf8', '#c3ddf0', standing, place(600, 660, suitcase(inks.lagoon, '#094b84'), 1.62));
export const caseInSunset = (): Drawing =>
  studio('#ffe6cf', '#f9d2ae', standing, place(600, 660, suitcase(inks.sunset, '#b9471a'), 1.62));
export const caseInNavy = (): Drawing =>
  studio('#e3e8ef', '#ccd5e1', standing, place(600, 660, suitcase('#1d3557', '#12243f', '#c9a45c'), 1.62));
const half = (x: number, color: string): string =>
  rect(x, 330, 400, 560, color, 44) + rect(x + 24, 354, 352, 512, '#f3e3cc', 28);

/** The open case: two halves, straps, folded clothes. */
export const caseOpen = (): Drawing => {
  return studio(
    '#d9ebf8',
    '',
    null,
    [
      faded(0.15, rect(196, 350, 830, 566, inks.navy, 50)),
      half(190, inks.lagoon) +
        half(610, inks.lagoon) +
        rect(586, 420, 28, 60, inks.navy) +
        rect(586, 740, 28, 60, inks.navy),
      times(
        3,
        (i) =>
          rect(236, 390 + i * 150, 150, 130, [inks.sunset, inks.sky, inks.leaf][i] ?? inks.sky, 12) +
          rect(396, 390 + i * 150, 150, 130, [inks.gold, inks.navy, inks.sunset][i] ?? inks.sky, 12),
      ),
      stroke('M220 360L560 860M560 360L220 860', inks.navy, 12) + rect(360, 584, 60, 52, inks.gold, 10),
      rect(650, 380, 320, 220, '#e3c9a3', 16) +
        rect(650, 630, 320, 200, '#e3c9a3', 16) +
        times(2, (i) => rect(670, 400 + i * 250, 280, 10, inks.navy, 5)),
    ].join(''),
  );
};

const cushion = (color: string, shade: string): string =>
  path(
    'M-330 120C-380-160-240-330 0-330S380-160 330 120C316 200 190 206 170 120 200-20 120-130 0-130S-200-20-170 120C-190 206-316 200-330 120Z',
    color,
  ) +
  path(
    'M-330 120C-336 90-338 60-336 30-320 110-230 150-172 96-174 104-172 112-170 120-190 206-316 200-330 120ZM330 120C336 90 338 60 336 30 320 110 230 150 172 96 174 104 172 112 170 120 190 206 316 200 330 120Z',
    shade,
  ) +
  stroke('M-262 60C-290-110-180-240 0-240S290-110 262 60', shade, 8, '2 20') +
  rect(-40, -352, 80, 44, inks.navy, 12);

export const cushionFoam = (): Drawing =>
  studio(
    '#dff0ea',
    '#c6e2d7',
    { x: 600, y: 985, rx: 450 },
    place(600, 720, cushion('#2d8a8f', '#216a70'), 1.35),
  );
export const cushionAir = (): Drawing =>
  studio(
    '#ffe9d2',
    '#f7d3ae',
    { x: 600, y: 985, rx: 450 },
    place(
      600,
      720,
      cushion('#f0955c', '#d9763b') + circle(150, -296, 26, inks.paper) + circle(150, -296, 12, inks.navy),
      1.35,
    ),
  );

export const adapter = (): Drawing => {
  const cube =
    path(
      'M-230-210H150A40 40 0 0 1 190-170V250A40 40 0 0 1 150 290H-230A40 40 0 0 1-270 250V-170A40 40 0 0 1-230-210Z',
      inks.paper,
    ) +
    path('M150-210A40 40 0 0 1 190-170V250A40 40 0 0 1 150 290H110V-210Z', '#e4ddcf') +
    rect(-210, -150, 270, 300, '#efe8da', 26) +
    circle(-126, -40, 24, inks.navy) +
    circle(-24, -40, 24, inks.navy) +
    rect(-138, 30, 24, 70, inks.navy, 8) +
    rect(-36, 30, 24, 70, inks.navy, 8) +
    rect(-92, -104, 34, 26, inks.navy, 6) +
    times(3, (i) => rect(-210 + i * 96, 196, 70, 34, inks.navy, 8)) +
    circle(150, -140, 12, inks.leaf) +
    rect(190, -40, 70, 34, '#9aa9bb', 6) +
    rect(190, 70, 70, 34, '#9aa9bb', 6) +
    rect(190, -70, 26, 220, inks.sunset, 10);
  return studio('#d9ebf8', '#c3ddf0', { x: 600, y: 1010, rx: 400 }, place(640, 600, cube, 1.42));
};

export const pouch = (): Drawing => {
  const body =
    faded(1, place(70, -230, passport(inks.leaf), 0.98, 6)) +
    rect(-240, -180, 480, 500, '#9c5a2c', 34) +
    path('M-240-146A34 34 0 0 1-206-180H206A34 34 0 0 1 240-146V20C160 60-160 60-240 20Z', '#b8713c') +
    stroke('M-216 20C-140 50 140 50 216 20M-216 290V40M216 290V40M-216 296H216', '#f2d0a0', 5, '3 14') +
    circle(0, 44, 22, inks.gold) +
    plane(0, 190, 1.1, 45, '#f2d0a0');
  return studio('#f6e4cf', '#ebcfac', { x: 600, y: 1046, rx: 340 }, place(600, 640, body, 1.25));
};

export const guide = (): Drawing => {
  const cover =
    rect(-236, -332, 500, 690, inks.navy, 14) +
    rect(-226, -322, 480, 672, inks.paper, 8) +
    rect(-250, -340, 500, 690, '#ffdcb0', 12) +
    circle(40, -20, 130, '#fff4de') +
    divinite(20, 150, 300, '#b9471a', '#ffd39a') +
    rect(-250, 148, 500, 202, '#123a63') +
    times(6, (i) => rect(-190 + i * 62, 190 + (i % 3) * 34, 70, 8, '#fff4de', 4)) +
    palm(-170, 160, 170, '#0a2443', '#0a2443') +
    rect(-200, -290, 300, 40, inks.sunset, 8) +
    rect(-200, -232, 200, 20, inks.navy, 8) +
    rect(-250, -340, 34, 690, '#b9471a');
  return studio('#d9ebf8', '#c3ddf0', { x: 610, y: 1040, rx: 350 }, place(600, 600, cover, 1.25, -4));
};

export const tags = (): Drawing =>
  studio(
    '#ffe6cf',
    '',
    null,
    [
      stroke('M470 400C420 250 560 180 640 260', inks.navy, 16),
      place(456, 420, faded(0.15, place(14, 18, tag(inks.navy))) + tag(inks.sunset), 2.1, 10),
      stroke('M760 480C740 330 660 250 600 250', inks.navy, 16),
      place(776, 500, faded(0.15, place(14, 18, tag(inks.navy))) + tag(inks.lagoon), 2.1, -12),
    ].join(''),
  );

const bottle = (x: number, color: string, h: number): string =>
  rect(x, 320 - h, 92, h, color, 18) +
  rect(x + 24, 320 - h - 46, 44, 52, inks.navy, 8) +
  rect(x + 16, 320 - h * 0.62, 60, h * 0.3, inks.paper, 6);

export const toiletry = (): Drawing => {
  const body =
    bottle(-250, inks.sunset, 300) +
    bottle(-140, inks.leaf, 340) +
    bottle(-30, inks.gold, 260) +
    bottle(80, inks.lagoon, 330) +
    bottle(182, '#8f4a6b', 280) +
    `<rect x="-310" y="-110" width="630" height="460" rx="44" fill="#ffffff" fill-opacity="0.42" stroke="${inks.lagoon}" stroke-width="12"/>` +
    rect(-310, -110, 630, 56, inks.lagoon, 24) +
    rect(210, -100, 84, 36, inks.gold, 14) +
    stroke('M-270 0V300', '#ffffff', 14);
  return studio('#dff0ea', '#c6e2d7', { x: 600, y: 1096, rx: 430 }, place(600, 640, body, 1.3));
};

export const scale = (): Drawing => {
  const body =
    stroke('M0 150V210', inks.navy, 22) +
    path(
      'M-210-110A60 60 0 0 1-150-170H150A60 60 0 0 1 210-110V90A60 60 0 0 1 150 150H-150A60 60 0 0 1-210 90Z',
      inks.navy,
    ) +
    rect(-140, -110, 280, 150, '#cfe6c9', 18) +
    stroke('M-60-74V6M-16-74H44V6H-16ZM-16-34H44', '#123a2b', 14) +
    circle(70, 4, 9, '#123a2b') +
    stroke('M92-74V6M92-34L116-60M92-34L116 6', '#123a2b', 11) +
    circle(0, 98, 26, inks.sunset) +
    stroke('M-60-170C-60-280 60-280 60-170', '#9aa9bb', 22);
  return studio(
    '#e3e8ef',
    '#ccd5e1',
    { x: 600, y: 1040, rx: 320 },
    place(600, 400, body, 1.1) + place(600, 850, bag(inks.sunset, '#b9471a'), 1.15),
  );
};
