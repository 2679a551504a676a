export { actionPaths, type ActionName, type ActionPath } from './actionPaths.ts';
export { type Action, defineAction } from './defineAction.ts';
export { optionField } from './optionField.ts';
