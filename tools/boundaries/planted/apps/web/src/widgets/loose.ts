export const loose = true;
