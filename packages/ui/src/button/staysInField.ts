import type { MouseEvent } from 'react';

/**
 * For the button that sends a form whose fields are judged when they are left: a press on it leaves none. The message of the last field
 * would else push the button away from under the finger, and the press would be lost. Sending judges every field anyway.
 */
export const staysInField = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
