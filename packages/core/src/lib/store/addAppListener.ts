import { addListener } from '@reduxjs/toolkit';
import type { StoreServices } from '../services/index.ts';
import type { AppDispatch, RootState } from './rootReducer.ts';

/** Runs a side effect after the actions that it matches; dispatched, it returns what ends it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch, StoreServices>();
