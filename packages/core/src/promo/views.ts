/** The promo box. */
export interface PromoView {
  text: string;
  /** Typing forgets the message and the discount. */
  type: (text: string) => void;
  /** Checks the code; an empty one is told to be so. */
  apply: () => void;
  /** False while the code is empty. Stays true while a check runs: a button that was pressed keeps the focus. */
  canApply: boolean;
  isChecking: boolean;
  /** True when the box is to be looked at: its code was refused, or not applied. */
  isFaulty: boolean;
  /** «−2 500 FCFA», while a code is applied. */
  discount: string | null;
  /** What the last check said; it fades by itself. */
  message: { tone: 'good' | 'bad'; text: string } | null;
}
