import type { PartProps } from '@teranga/design-kit';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type Illustration = PartProps['EmptyState']['illustration'];

/** Illustrations on the counter, in a box of 240 by 200 with the counter's top at 150. */
const goods: Record<Illustration, ReactNode> = {
  cart: (
    <g className={styles.line}>
      <path className={styles.fill} d="M82 112h76l-9 38H91Z" />
      <path d="M96 112c4-28 44-28 48 0M89 125h62M92 138h56M104 112l5 38M136 112l-5 38M120 112v38" />
    </g>
  ),
  wishlist: (
    <g className={styles.line}>
      <path
        className={styles.fill}
        d="M120 150c-22-16-34-28-34-43 0-19 26-25 34-7 8-18 34-12 34 7 0 15-12 27-34 43Z"
      />
      <path d="M96 108c0-7 6-11 12-8" />
    </g>
  ),
  search: (
    <g className={styles.line}>
      <circle className={styles.fill} cx="114" cy="116" r="24" />
      <path d="m131 133 22 17M104 110c3-6 9-8 15-6" />
    </g>
  ),
  lost: (
    <g className={styles.line}>
      <path className={styles.fill} d="M84 100h62l14 13-14 13H84Z" />
      <path d="M120 126v24M120 88v12M98 113h32" />
    </g>
  ),
  parcel: (
    <g className={styles.line}>
      <path className={styles.fill} d="M86 106h68v44H86Z" />
      <path d="M86 120h68M112 106v22l8-5 8 5v-22" />
    </g>
  ),
};

/** The stripes of the awning, each with its scallop. */
const stripes = [0, 1, 2, 3, 4, 5].map((index) => (
  <path
    key={index}
    className={index % 2 === 0 ? styles.stripe : styles.between}
    d={`M${String(30 + index * 30)} 36h30v26a15 15 0 0 1-30 0Z`}
  />
));

/** A stall with one thing on its counter. */
export function Stall({
  illustration,
  className,
}: {
  illustration: Illustration;
  className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 240 200" fill="none" className={className} aria-hidden="true">
      <g className={styles.line}>
        <path d="M42 60v128M198 60v128" />
        <path className={styles.counter} d="M30 150h180v14H30Z" />
      </g>
      {goods[illustration]}
      {stripes}
      <path className={styles.line} d="M26 36h188" />
    </svg>
  );
}
