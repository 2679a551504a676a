import { circle, path, place, rect, stroke, times, type Drawing } from '../shapes.ts';
import { inks } from './papers.ts';

/** A hotel room whose window looks onto a scene. */
export function hotelRoom(view: Drawing, wall: string, cover: string): string {
  const inside = `<svg x="150" y="110" width="520" height="390" viewBox="0 0 ${view.width} ${view.height}" preserveAspectRatio="xMidYMid slice">${view.body}</svg>`;
  return (
    rect(0, 0, 1200, 900, wall) +
    rect(0, 720, 1200, 180, '#c98f57') +
    times(6, (i) => rect(0, 744 + i * 28, 1200, 3, '#a8713d')) +
    rect(130, 90, 560, 430, inks.paper, 10) +
    inside +
    rect(402, 110, 14, 390, inks.paper) +
    path('M96 70H236C230 240 190 420 130 560H96Z', inks.sand) +
    path('M724 70H584C590 240 630 420 690 560H724Z', inks.sand) +
    rect(70, 56, 680, 18, inks.navy, 9) +
    rect(560, 440, 600, 200, inks.navy, 24) +
    rect(1100, 430, 70, 350, inks.navy, 14) +
    rect(560, 720, 40, 70, inks.navy) +
    rect(540, 580, 600, 150, inks.paper, 20) +
    path('M540 640C620 620 760 620 900 636L900 750 560 750A20 20 0 0 1 540 730Z', cover) +
    path('M540 640C620 620 760 620 900 636L900 672C760 656 620 656 540 676Z', inks.paper, 0.55) +
    rect(930, 530, 170, 90, inks.paper, 34) +
    rect(950, 512, 160, 80, '#e5eef7', 34) +
    place(
      960,
      210,
      stroke('M0 0V150', inks.navy, 6) +
        path('M-60 0C-56-70 56-70 60 0Z', inks.gold) +
        circle(0, 8, 18, '#fff0cf'),
    ) +
    rect(960, 0, 1, 150, inks.navy) +
    stroke('M960 0V150', inks.navy, 6) +
    rect(250, 600, 150, 120, '#8c5a34', 8) +
    rect(262, 624, 126, 10, '#6d4325', 5) +
    place(
      325,
      600,
      path('M-26 0L-34-54H34L26 0Z', inks.sunset) +
        path('M0-54C-40-80-50-130-26-150-20-110 0-90 0-54 0-90 10-140 36-150 50-110 34-76 0-54Z', inks.leaf),
    )
  );
}
