import { createSlice } from '@reduxjs/toolkit';
import { readSettings } from './readSettings.ts';

/** The store's settings: fixed when the store is made. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState: () => readSettings(() => null),
  reducers: {},
});
