export { OptionPicker, OptionPicker as part } from './OptionPicker.tsx';
