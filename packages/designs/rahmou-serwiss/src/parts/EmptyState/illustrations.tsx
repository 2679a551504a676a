import type { PartProps } from '@teranga/design-kit';
import type { ReactNode } from 'react';
import { planeShape } from '../../ticket/planeShape.ts';
import styles from './EmptyState.module.css';

/**
 * A suitcase on an empty belt, a travelling heart, a globe under a lens, a lost route, a flying
 * parcel.
 */
export const illustrations: Record<PartProps['EmptyState']['illustration'], ReactNode> = {
  cart: (
    <>
      <rect className={styles.band} x="14" y="112" width="212" height="20" rx="10" />
      <path className={styles.dots} d="M30 122h182" />
      <path className={styles.line} d="M98 44V28h44v16" />
      <rect className={styles.solid} x="74" y="44" width="92" height="68" rx="12" />
      <path className={styles.light} d="M96 54v48M120 54v48M144 54v48" />
      <rect
        className={styles.accent}
        x="156"
        y="62"
        width="34"
        height="22"
        rx="4"
        transform="rotate(14 160 66)"
      />
    </>
  ),
  wishlist: (
    <>
      <path className={styles.dots} d="M22 128C60 128 78 96 104 78M136 62C168 40 190 30 222 24" />
      <circle className={styles.solid} cx="22" cy="128" r="7" />
      <circle className={styles.solid} cx="222" cy="24" r="7" />
      <path
        className={styles.sand}
        d="M120 124C90 102 72 84 72 62c0-28 38-36 48-10 10-26 48-18 48 10 0 22-18 40-48 62Z"
      />
      <path className={styles.accent} d={planeShape} transform="translate(120 80) rotate(62) scale(.42)" />
    </>
  ),
  search: (
    <>
      <circle className={styles.sky} cx="104" cy="74" r="56" />
      <path
        className={styles.line}
        d="M48 74h112M104 18c-34 30-34 82 0 112M104 18c34 30 34 82 0 112M58 44h92M58 104h92"
      />
      <circle className={styles.lens} cx="156" cy="86" r="30" />
      <path className={styles.handle} d="M178 108l30 28" />
    </>
  ),
  lost: (
    <>
      <path className={styles.dots} d="M16 128C60 128 70 40 116 40s44 62 8 62-34-66 24-76c26-4 46 6 60 22" />
      <circle className={styles.solid} cx="16" cy="128" r="8" />
      <path className={styles.accent} d={planeShape} transform="translate(208 46) rotate(126) scale(.36)" />
      <path className={styles.line} d="M196 104c0-16 26-16 26 2 0 12-13 12-13 22M209 140v1" />
    </>
  ),
  parcel: (
    <>
      <path className={styles.dots} d="M14 118Q120-14 226 118" />
      <circle className={styles.solid} cx="14" cy="118" r="7" />
      <circle className={styles.solid} cx="226" cy="118" r="7" />
      <rect className={styles.sand} x="82" y="62" width="76" height="62" rx="8" />
      <path className={styles.line} d="M82 82h76M120 62v24" />
      <path className={styles.accent} d={planeShape} transform="translate(120 40) rotate(90) scale(.4)" />
    </>
  ),
};
