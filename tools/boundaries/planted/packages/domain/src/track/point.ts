export const point = [0, 0];
