export const outline = [];
