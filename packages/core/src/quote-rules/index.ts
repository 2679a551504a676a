export * from './basicGroups.ts';
export * from './days.ts';
export * from './quoteField.ts';
export * from './quoteForm.ts';
export * from './quoteKinds.ts';
export * from './quotePayload.ts';
export * from './quoteSchema.ts';
export * from './serviceKind.ts';
