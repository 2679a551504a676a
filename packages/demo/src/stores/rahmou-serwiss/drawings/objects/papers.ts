import { plane, route } from '../landscape.ts';
import { circle, path, place, rect, stroke, times } from '../shapes.ts';

/** Colours of every object in the store's images. */
export const inks = {
  paper: '#fffaf0',
  navy: '#0a1b33',
  lagoon: '#0b5fa5',
  sky: '#bfe0f7',
  sunset: '#d9581a',
  sand: '#ffe6c4',
  gold: '#e2a63c',
  leaf: '#1f7a5c',
  line: '#c9d6e4',
};

/** Bars of a barcode, from 0,0 to the right. */
export function bars(height: number, color: string): string {
  const widths = [4, 2, 6, 2, 3, 5, 2, 7, 3, 2, 5, 3, 6, 2, 4];
  let x = 0;
  return widths
    .map((width) => {
      const bar = rect(x, 0, width, height, color);
      x += width + 4;
      return bar;
    })
    .join('');
}

/** A boarding pass, 640 × 260, around 0,0. */
export function boardingPass(color: string, paper = inks.paper): string {
  const outline =
    'M-320-112A18 18 0 0 1-302-130H146A16 16 0 0 0 178-130H302A18 18 0 0 1 320-112V112A18 18 0 0 1 302 130H178A16 16 0 0 0 146 130H-302A18 18 0 0 1-320 112Z';
  return (
    path(outline, paper) +
    path('M-320-112A18 18 0 0 1-302-130H146A16 16 0 0 0 162-114V-74H-320Z', color) +
    path('M162-114A16 16 0 0 0 178-130H302A18 18 0 0 1 320-112V-74H162Z', color) +
    stroke('M162-64V112', inks.line, 5, '1 13') +
    rect(-290, -108, 130, 12, paper, 6) +
    rect(192, -108, 74, 12, paper, 6) +
    route([-262, 6], [96, 6], 96, color, 5) +
    plane(-83, -41, 0.42, 90, color) +
    rect(-290, 40, 84, 16, inks.navy, 5) +
    rect(30, 40, 84, 16, inks.navy, 5) +
    times(
      4,
      (i) => rect(-290 + i * 108, 80, 62, 8, inks.line, 4) + rect(-290 + i * 108, 96, 84, 14, inks.navy, 5),
    ) +
    rect(192, -48, 96, 16, inks.navy, 5) +
    rect(192, -18, 66, 10, inks.line, 5) +
    place(192, 24, bars(76, inks.navy), 1.02)
  );
}

/** A closed passport, 300 × 420, around 0,0. */
export function passport(color: string, gilt = inks.gold): string {
  const globe =
    `<circle cx="0" cy="-30" r="70" fill="none" stroke="${gilt}" stroke-width="6"/>` +
    `<ellipse cx="0" cy="-30" rx="30" ry="70" fill="none" stroke="${gilt}" stroke-width="5"/>` +
    stroke('M-70-30H70M-60-64H60M-60 4H60', gilt, 5);
  return (
    rect(-144, -204, 300, 420, inks.paper, 20) +
    rect(-150, -210, 300, 420, color, 22) +
    rect(-150, -210, 22, 420, inks.navy, 0).replace('fill=', 'opacity="0.22" fill=') +
    globe +
    rect(-62, -158, 124, 14, gilt, 7) +
    rect(-80, 92, 160, 12, gilt, 6) +
    rect(-50, 118, 100, 12, gilt, 6) +
    rect(-22, 158, 44, 28, gilt, 6) +
    circle(0, 172, 7, color)
  );
}

/** A round border stamp, around 0,0. */
export function roundStamp(color: string, size = 1, turn = 0): string {
  const body =
    `<circle r="86" fill="none" stroke="${color}" stroke-width="8"/><circle r="66" fill="none" stroke="${color}" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>` +
    plane(0, -4, 0.72, 52, color) +
    rect(-38, 40, 76, 9, color, 4);
  return place(0, 0, body, size, turn);
}

/** A square border stamp, around 0,0. */
export function squareStamp(color: string, size = 1, turn = 0): string {
  const body =
    `<rect x="-104" y="-62" width="208" height="124" rx="14" fill="none" stroke="${color}" stroke-width="8"/>` +
    rect(-78, -36, 100, 14, color, 6) +
    rect(-78, -8, 156, 22, color, 6) +
    rect(-78, 28, 70, 12, color, 6) +
    stroke('M48 30L60 42 82 18', color, 8);
  return place(0, 0, body, size, turn);
}

/** A certificate with a border, lines and a seal, 380 × 500, around 0,0. */
export function certificate(color: string, emblem: string): string {
  const rays = times(12, (i) => place(0, 0, rect(-9, -58, 18, 116, inks.sunset, 5), 1, i * 15));
  return (
    rect(-190, -250, 380, 500, inks.paper, 14) +
    `<rect x="-168" y="-228" width="336" height="456" rx="6" fill="none" stroke="${color}" stroke-width="6"/>` +
    place(0, -150, emblem) +
    rect(-110, -84, 220, 20, color, 8) +
    rect(-70, -50, 140, 12, inks.line, 6) +
    times(5, (i) => rect(-136, -8 + i * 28, i === 4 ? 150 : 272, 11, inks.line, 5)) +
    stroke('M-130 190C-110 160-96 206-78 178-62 158-50 204-26 184', inks.navy, 5) +
    place(
      104,
      168,
      path('M-34 20L-50 96-16 78 0 104 4 20Z', color) +
        path('M34 20L50 96 16 78 0 104-4 20Z', color) +
        rays +
        circle(0, 0, 42, inks.gold) +
        stroke('M-18 0L-5 14 20-14', inks.paper, 9),
    )
  );
}
