export * from './describeDesign.tsx';
