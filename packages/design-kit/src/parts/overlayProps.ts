/** Props of every overlay part: it stays mounted, closed, during its exit animation. */
export interface OverlayProps {
  isOpen: boolean;
  close: () => void;
}
