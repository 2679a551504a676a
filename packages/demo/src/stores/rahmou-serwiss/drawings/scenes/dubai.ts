import { tower } from '../buildings.ts';
import { cloud, palm, plane, sky } from '../landscape.ts';
import { path, place, polygon, rect, stroke, times, type Drawing, type Tones } from '../shapes.ts';

const tones: Tones = { sky: '#d7f0ea', far: '#8cc9c2', mid: '#2d8a8f', near: '#0f4152', light: '#fff3d6' };

/** The needle of Downtown: setbacks that climb in turn, 100 units high. */
function needle(x: number, y: number, u: number, color: string, light: string): string {
  const steps = [
    [11, 26],
    [8.6, 41],
    [6.4, 56],
    [4.4, 70],
    [2.6, 82],
    [1.2, 91],
  ];
  const body = steps
    .map(([half = 0, top = 0], i) => {
      const left = i % 2 ? half * 0.72 : half;
      const right = i % 2 ? half : half * 0.72;
      return rect(-left, -top, left + right, top, color);
    })
    .join('');
  const lines = times(5, (i) => rect(-0.25 - i * 0.02, -78 + i * 15, 0.5, 10, light));
  return place(x, y, body + polygon('-0.7,-90 0,-104 0.7,-90', color) + lines, u);
}

/** The hotel shaped as a sail, 100 units high. */
function sail(x: number, y: number, u: number, color: string, light: string): string {
  const body =
    path('M-4-92C20-84 34-50 34 0L-4 0Z', color) +
    path('M-1-84C15-76 25-48 26-4L-1-4Z', light) +
    times(9, (i) => stroke(`M-1 ${-12 - i * 8}H${26 - i * i * 0.27}`, color, 1.1)) +
    stroke('M-6 0V-100M-6-92L-18-66-6-40', color, 2.4) +
    rect(14, -66, 26, 2.6, color) +
    rect(-20, -4, 66, 6, color);
  return place(x, y, body, u);
}

/** Dubai: the needle, the sail, dunes and palms. */
export function dubai(): Drawing {
  const t = tones;
  const back = [70, 120, 90, 160, 110, 190, 130, 80, 150, 100, 170, 90];
  const body =
    sky(t, 1200, 900, { x: 830, y: 300, r: 135, halo: '#ffffff' }) +
    cloud(130, 200, 1, '#ffffff') +
    cloud(950, 150, 0.8, '#ffffff') +
    plane(300, 350, 0.62, 58, t.mid) +
    back
      .map((h, i) =>
        tower({ x: i * 104 - 20, base: 720, w: 66, h: h + 70 }, t.far, t.light, {
          columns: 4,
          rows: 9,
          lit: 0.4,
        }),
      )
      .join('') +
    needle(590, 720, 6.2, t.mid, t.light) +
    [420, 700, 780]
      .map((x, i) =>
        tower({ x, base: 720, w: 74, h: 190 + i * 46 }, t.mid, t.light, { columns: 4, rows: 11, lit: 0.4 }),
      )
      .join('') +
    sail(1000, 724, 3, t.near, t.light) +
    path('M0 716C180 690 420 704 640 716 860 728 1020 706 1200 716L1200 900 0 900Z', '#f3cf94') +
    path('M0 800C220 720 420 740 600 796 780 850 980 760 1200 780L1200 900 0 900Z', '#e2a95f') +
    path('M0 800C220 720 420 740 600 796 480 790 300 790 0 852Z', '#f9dfae') +
    palm(190, 812, 230, t.near, t.near) +
    palm(300, 800, 160, t.near, t.near) +
    palm(90, 830, 150, t.near, t.near);
  return { width: 1200, height: 900, body };
}
