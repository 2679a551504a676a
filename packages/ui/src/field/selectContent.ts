import type { FocusEvent } from 'react';

/** For numbers: what is typed replaces the whole, as nobody continues a number. */
export const selectContent = ({ currentTarget }: FocusEvent<HTMLInputElement>): void =>
  currentTarget.select();
