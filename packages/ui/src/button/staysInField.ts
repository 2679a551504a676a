import type { MouseEvent } from 'react';

/**
 * For a form's submit button: a press does not blur the current field. Its validation message would
 * otherwise move the button away before the press ends. Submitting validates every field anyway.
 */
export const staysInField = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
