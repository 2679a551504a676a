export { actionPaths, type ActionName, type ActionPath } from './actionPaths.ts';
export { type Action, defineAction } from './defineAction.ts';
export { optionField, readOptions } from './optionField.ts';
