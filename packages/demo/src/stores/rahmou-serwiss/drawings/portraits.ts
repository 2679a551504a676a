import { circle, ellipse, path, rect, stroke, type Drawing } from './shapes.ts';

interface Sitter {
  ground: string;
  skin: string;
  shade: string;
  cloth: string;
  trim: string;
  /** Behind the head. */
  back?: string;
  /** Over the head. */
  front: string;
}

/** A flat bust without features: what sets people apart is hair, cloth and colour. */
function portrait({ ground, skin, shade, cloth, trim, back = '', front }: Sitter): Drawing {
  const body =
    rect(0, 0, 480, 480, ground) +
    circle(240, 220, 180, '#ffffff', 0.28) +
    back +
    path('M60 480C64 390 130 352 196 344L284 344C350 352 416 390 420 480Z', cloth) +
    path('M196 344C204 392 276 392 284 344L278 300H202Z', skin) +
    path('M202 306C220 334 260 334 278 306V326C258 350 222 350 202 326Z', shade) +
    stroke('M188 348C200 408 280 408 292 348', trim, 12) +
    ellipse(240, 218, 76, 94, skin) +
    ellipse(163, 226, 14, 20, skin) +
    ellipse(317, 226, 14, 20, skin) +
    front;
  return { width: 480, height: 480, body };
}

const glasses = (color: string) =>
  `<g fill="none" stroke="${color}" stroke-width="8"><rect x="178" y="206" width="52" height="40" rx="16"/><rect x="250" y="206" width="52" height="40" rx="16"/></g>` +
  stroke('M230 220H250', color, 8);

/** Six travellers. */
export const portraits: Record<string, () => Drawing> = {
  'portrait-1': () =>
    portrait({
      ground: '#ffd9b0',
      skin: '#7a4a2e',
      shade: '#5f3822',
      cloth: '#0b5fa5',
      trim: '#e2a63c',
      back: path('M130 190C110 80 190 36 250 40 350 40 376 120 352 200Z', '#d9581a'),
      front:
        path(
          'M160 200C150 120 190 92 240 92S330 120 320 200C300 160 270 148 240 148S180 160 160 200Z',
          '#d9581a',
        ) +
        path('M152 176C170 120 310 120 328 176 300 146 180 146 152 176Z', '#e2a63c') +
        path('M300 80C330 30 390 50 372 96 360 122 320 120 300 80Z', '#d9581a') +
        circle(163, 254, 9, '#e2a63c') +
        circle(317, 254, 9, '#e2a63c'),
    }),
  'portrait-2': () =>
    portrait({
      ground: '#cfe6f7',
      skin: '#5d3a26',
      shade: '#472b1b',
      cloth: '#fffaf0',
      trim: '#1f7a5c',
      front:
        path('M164 168C164 100 200 84 240 84S316 100 316 168C280 156 200 156 164 168Z', '#1f7a5c') +
        stroke('M168 164C204 150 276 150 312 164', '#e2a63c', 10) +
        path('M182 262C190 318 290 318 298 262 310 300 288 330 240 334 192 330 170 300 182 262Z', '#20160f') +
        stroke('M214 292C228 300 252 300 266 292', '#7a4a2e', 7),
    }),
  'portrait-3': () =>
    portrait({
      ground: '#dcefe2',
      skin: '#8a5636',
      shade: '#6d4229',
      cloth: '#8f4a6b',
      trim: '#fff0dc',
      back: path(
        'M140 210C120 90 190 60 240 60S360 90 340 210L356 380C330 410 310 390 306 350H174C170 390 150 410 124 380Z',
        '#1c1310',
      ),
      front:
        path(
          'M162 210C158 130 196 106 240 106S322 130 318 210C310 170 286 150 258 148 232 170 184 168 162 210Z',
          '#1c1310',
        ) + glasses('#e2a63c'),
    }),
  'portrait-4': () =>
    portrait({
      ground: '#ffe6c4',
      skin: '#6b422b',
      shade: '#523120',
      cloth: '#0a1b33',
      trim: '#cfe6f7',
      front:
        path(
          'M162 206C156 124 190 100 240 100S324 124 318 206C312 172 300 156 286 150 250 160 220 158 194 150 180 156 168 172 162 206Z',
          '#17100c',
        ) +
        path('M214 290C228 284 252 284 266 290 256 300 224 300 214 290Z', '#17100c') +
        glasses('#0a1b33'),
    }),
  'portrait-5': () =>
    portrait({
      ground: '#f7cfc6',
      skin: '#5d3a26',
      shade: '#472b1b',
      cloth: '#1f7a5c',
      trim: '#e2a63c',
      back: path('M112 480C110 300 110 60 240 60S370 300 368 480Z', '#2d8a8f'),
      front: path(
        'M150 214C146 116 190 90 240 90S334 116 330 214C336 280 320 330 300 350 318 300 322 240 310 200 290 150 190 150 170 200 158 240 162 300 180 350 160 330 144 280 150 214Z',
        '#2d8a8f',
      ),
    }),
  'portrait-6': () =>
    portrait({
      ground: '#d3ecec',
      skin: '#7a4a2e',
      shade: '#5f3822',
      cloth: '#d9581a',
      trim: '#fffaf0',
      back: circle(170, 110, 52, '#1c1310') + circle(310, 110, 52, '#1c1310'),
      front:
        path(
          'M162 212C154 126 192 102 240 102S326 126 318 212C306 160 282 150 240 150S174 160 162 212Z',
          '#1c1310',
        ) +
        stroke('M200 106C196 122 194 134 194 148M240 102V148M280 106C284 122 286 134 286 148', '#4a3020', 6) +
        circle(163, 256, 8, '#e2a63c') +
        circle(317, 256, 8, '#e2a63c'),
    }),
};
