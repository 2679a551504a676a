import { baseApi } from '../api/index.ts';
import { addAppListener } from '../store/index.ts';

const { onOnline } = baseApi.internalActions;

/** Dispatched, runs what waits for the network whenever it is back; returns what ends that. */
export const onReconnect = (run: () => void) => addAppListener({ actionCreator: onOnline, effect: run });
