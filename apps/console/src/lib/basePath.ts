/** Where the server serves the console. */
export const basePath = '/gestion';
