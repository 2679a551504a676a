import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from './rootReducer.ts';

/** The store's dispatch, knowing its thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** Reads the store's state. */
export const useAppSelector = useSelector.withTypes<RootState>();
/** The store itself, for reading its state outside of rendering. */
export const useAppStore = useStore.withTypes<Store<RootState>>();
