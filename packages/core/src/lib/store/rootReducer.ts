import {
  combineSlices,
  type Action,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
  type UnsubscribeListener,
} from '@reduxjs/toolkit';
import { baseApi } from '../api/index.ts';
import { clockSlice } from './clockSlice.ts';
import { postedForms } from './postedForms.ts';
import { settingsSlice } from '../settings/index.ts';
import type { StoreServices } from '../services/index.ts';

/** State of the features' slices; each slice adds its own key where it injects itself. */
export interface LazyLoadedSlices {}

/** Reducer of every store: what each page has, and the slices that features inject. */
export const rootReducer = combineSlices({
  api: baseApi.reducer,
  clock: clockSlice.reducer,
  posted: postedForms,
  settings: settingsSlice.reducer,
}).withLazyLoadedSlices<LazyLoadedSlices>();

/** All that the store holds. A feature's state is read by its slice's selectors. */
export type RootState = ReturnType<typeof rootReducer>;
/** Work that reads or changes the store, with the outside world at hand. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreServices, UnknownAction>;
/** The store's dispatch, which knows its thunks and listeners. */
export type AppDispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) &
  ThunkDispatch<RootState, StoreServices, UnknownAction>;
