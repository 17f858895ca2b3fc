export const leg = 1;
