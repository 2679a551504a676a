/** Whether the browser lacks a polyfilled API: a browser with the newest one has all the others. */
export const lacksApis = (): boolean => !('canParse' in URL);
