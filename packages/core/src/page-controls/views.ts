/** A button that floats over the page. */
export interface PageControlView {
  label: string;
  /** Not shown, it can be neither seen nor reached. */
  isShown: boolean;
  press: () => void;
}

/** The buttons that float over the page: back to the page before, up to the top of this one. */
export interface PageControlsView {
  back: PageControlView;
  top: PageControlView;
}
