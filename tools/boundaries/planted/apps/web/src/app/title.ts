export const title = 'Fleet';
