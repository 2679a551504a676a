export { type PostedForm, type PostedForms, postedCleared } from './postedForms.ts';
export { clockMoved } from './clockSlice.ts';
export { expiringStorage } from './expiringStorage.ts';
export { addAppListener } from './addAppListener.ts';
export { type AppThunk, type RootState, rootReducer } from './rootReducer.ts';
export { useAppDispatch, useAppSelector, useAppStore } from './storeHooks.ts';
export { timeNow } from './timeNow.ts';
