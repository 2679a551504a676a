/** Properties of an icon beside words, which say the same. */
export const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const smallIconProps = { ...iconProps, size: 16 } as const;

/** Of the signs in small buttons: +, −, ×. */
export const signIconProps = { ...smallIconProps, strokeWidth: 2 } as const;
