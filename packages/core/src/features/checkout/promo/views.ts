/** The promo box. */
export interface PromoView {
  text: string;
  /** Typing clears the message and the discount. */
  type: (text: string) => void;
  /** Checks the code; an empty one gets an error message. */
  apply: () => void;
  /**
   * False while the code is empty. Stays true during a check so that the pressed button does not
   * lose focus.
   */
  canApply: boolean;
  isChecking: boolean;
  /** True when the box is to be looked at: its code was refused, or not applied. */
  isInvalid: boolean;
  /** «−2 500 FCFA», while a code is applied. */
  discount: string | null;
  /** Result of the last check; it disappears by itself. */
  message: { tone: 'good' | 'bad'; text: string } | null;
}
