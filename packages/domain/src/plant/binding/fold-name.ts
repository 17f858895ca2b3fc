/** `ME1  LO Press` and `me1 lo press` are one name. */
export const foldName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');
