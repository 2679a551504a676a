import { circle, path, rect, stroke, times } from '../shapes.ts';
import { inks } from './papers.ts';

/** A hard cabin case on wheels, 300 × 560, its middle at 0,0. */
export function suitcase(color: string, shade: string, trim = inks.navy): string {
  return (
    stroke('M-62-200V-276H62V-200', trim, 16) +
    rect(-44, -290, 88, 26, trim, 12) +
    rect(-128, 236, 46, 44, trim, 10) +
    rect(82, 236, 46, 44, trim, 10) +
    rect(-150, -210, 300, 460, color, 44) +
    path('M90-210H106A44 44 0 0 1 150-166V206A44 44 0 0 1 106 250H90Z', shade) +
    times(4, (i) => rect(-108 + i * 58, -170, 14, 380, shade, 7)) +
    rect(-48, -196, 96, 22, trim, 11) +
    rect(134, -60, 20, 84, trim, 8)
  );
}

/** A travel bag with two handles, 420 × 260, around 0,0. */
export function bag(color: string, shade: string): string {
  return (
    stroke('M-92-90C-92-190 92-190 92-90', inks.navy, 16) +
    path(
      'M-190-70C-186-110-160-120-130-120H130C160-120 186-110 190-70L214 92C218 126 200 140 172 140H-172C-200 140-218 126-214 92Z',
      color,
    ) +
    path('M-214 92L-204 30H204L214 92C218 126 200 140 172 140H-172C-200 140-218 126-214 92Z', shade) +
    rect(-150, -92, 300, 12, inks.navy, 6) +
    rect(-112, -110, 34, 240, inks.navy, 4).replace('fill=', 'opacity="0.85" fill=') +
    rect(78, -110, 34, 240, inks.navy, 4).replace('fill=', 'opacity="0.85" fill=') +
    rect(-20, -98, 40, 24, inks.gold, 6)
  );
}

/** A luggage tag on its strap, its hole at 0,0. */
export function tag(color: string, paper = inks.paper): string {
  return (
    path('M-70 10C-70-20-30-54 0-54S70-20 70 10V190A22 22 0 0 1 48 212H-48A22 22 0 0 1-70 190Z', color) +
    circle(0, -14, 17, paper) +
    circle(0, -14, 9, inks.navy) +
    rect(-48, 30, 96, 150, paper, 8) +
    rect(-34, 50, 50, 9, inks.line, 4) +
    rect(-34, 68, 68, 13, inks.navy, 4) +
    rect(-34, 98, 40, 9, inks.line, 4) +
    rect(-34, 116, 68, 13, inks.navy, 4) +
    rect(-34, 146, 56, 13, inks.navy, 4)
  );
}

/** A shield with a tick, 200 × 240, around 0,0. */
export function shield(color: string, mark = inks.paper): string {
  return (
    path(
      'M0-120C34-96 70-86 104-84V4C104 66 56 104 0 126-56 104-104 66-104 4V-84C-70-86-34-96 0-120Z',
      mark,
    ) +
    path('M0-98C30-78 58-70 86-68V4C86 54 46 86 0 104-46 86-86 54-86 4V-68C-58-70-30-78 0-98Z', color) +
    stroke('M-38 4L-10 34 42-28', mark, 18)
  );
}
