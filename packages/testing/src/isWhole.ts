/** Whether everything is tested (`npm run verify`), or one of each kind. */
export const isWhole = process.env['VERIFY'] === '1';
