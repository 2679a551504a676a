export type { PageDefinition, ParamsOf } from './definePage.ts';
export { definitionOf, pageNames, pages, type PageName, type PageParams, type PathProps } from './pages.ts';
export { fixedPaths, indexablePaths, unsavedPaths } from './paths.ts';
