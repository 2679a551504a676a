/** The scroll-to-top button. */
export interface ScrollTopView {
  label: string;
  /** Not shown, it can be neither seen nor reached. */
  isShown: boolean;
  press: () => void;
}

/** What floats over the page. */
export interface PageControlsView {
  top: ScrollTopView;
}
