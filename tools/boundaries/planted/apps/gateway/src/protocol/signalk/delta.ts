export const delta = {};
