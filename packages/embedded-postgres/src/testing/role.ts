export const role = 'application';
