import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { adminApi } from '../api/adminApi.ts';
import { freshCodeSlice } from '../api/freshCode.ts';
import { ownVersionsSlice } from '../api/ownVersions.ts';
import { newOrdersSlice } from './newOrders.ts';
import { pendingStepsSlice } from './pendingSteps.ts';
import { toastsSlice } from './toasts.ts';

const reducer = combineReducers({
  [adminApi.reducerPath]: adminApi.reducer,
  [toastsSlice.reducerPath]: toastsSlice.reducer,
  [freshCodeSlice.reducerPath]: freshCodeSlice.reducer,
  [ownVersionsSlice.reducerPath]: ownVersionsSlice.reducer,
  [newOrdersSlice.reducerPath]: newOrdersSlice.reducer,
  [pendingStepsSlice.reducerPath]: pendingStepsSlice.reducer,
});

export function makeConsoleStore() {
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault().concat(adminApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type ConsoleStore = ReturnType<typeof makeConsoleStore>;
export type ConsoleState = ReturnType<ConsoleStore['getState']>;
export type ConsoleDispatch = ConsoleStore['dispatch'];
export const useConsoleDispatch = useDispatch.withTypes<ConsoleDispatch>();
export const useConsoleSelector = useSelector.withTypes<ConsoleState>();
