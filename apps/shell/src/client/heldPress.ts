declare global {
  interface Window {
    /** The button pressed last while there was no code to hear it; `undefined` once there is. See `startCode`. */
    heldPress?: HTMLButtonElement | null | undefined;
  }
}

/** Ends the holding, for the page can hear from now on; gives what presses again, once the page is alive, what was pressed in vain. */
export function takeHeldPress(window: Window): () => void {
  const pressed = window.heldPress;
  window.heldPress = undefined;
  return () => {
    if (pressed?.isConnected) pressed.click();
  };
}
