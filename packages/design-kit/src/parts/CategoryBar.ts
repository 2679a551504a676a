import type { ChoiceView } from '@teranga/core/features/catalogue';
import { definePart } from './definePart.tsx';

export const CategoryBar = definePart<{ choices: ChoiceView[] }>('CategoryBar', { tier: 'later' });
