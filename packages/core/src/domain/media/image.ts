/** View model of an image. The design's CSS sets its box, so nothing shifts when it loads. */
export interface ImageView {
  src: string;
  /** Absent where the back end cannot resize. Widths are `imageWidths`. */
  srcSet?: string;
  alt: string;
  /** `#rrggbb`, shown while the image loads. */
  color?: string;
}

/** The widths, in pixels, that `srcset` names and our server makes. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;
