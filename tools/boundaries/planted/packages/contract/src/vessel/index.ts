export const version = 1;

export type Vessel = { name: string };
