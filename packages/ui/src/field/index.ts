export { goTo, goToFault } from './goToFault.ts';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';
export { ChoiceCards, type ChoiceCard, type ChoiceCardsProps } from './ChoiceCards.tsx';
export { CounterField, type CounterFieldProps } from './CounterField.tsx';
export { FieldRow } from './FieldRow.tsx';
export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';
export { TextField, type ControlProps, type TextFieldProps } from './TextField.tsx';
export type { FieldWords } from './FieldFrame.tsx';
