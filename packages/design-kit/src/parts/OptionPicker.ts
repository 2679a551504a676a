import type { OptionGroupView } from '@teranga/core/features/catalogue';
import { definePart } from './definePart.tsx';

interface OptionPickerProps {
  groups: OptionGroupView[];
  /** Says that the last choice switched another option: shown, and read out. */
  note?: string | null;
}

export const OptionPicker = definePart<OptionPickerProps>('OptionPicker', { tier: 'later' });
