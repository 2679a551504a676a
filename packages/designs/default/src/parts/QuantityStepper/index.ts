export { QuantityStepper, QuantityStepper as part } from './QuantityStepper.tsx';
