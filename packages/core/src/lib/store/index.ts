export { clockMoved } from './clockSlice.ts';
export { expiringStorage } from './expiringStorage.ts';
export { type AppThunk, type RootState, rootReducer } from './rootReducer.ts';
export { useAppDispatch, useAppSelector } from './storeHooks.ts';
