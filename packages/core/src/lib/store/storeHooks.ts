import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './rootReducer.ts';

/** The store's dispatch, knowing its thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** Reads the store's state. */
export const useAppSelector = useSelector.withTypes<RootState>();
