/** A privacy zone over half of the picture of a test. */
export const MESS_ZONE = {
  name: 'mess',
  corners: [
    [0, 0],
    [1, 0],
    [1, 1],
  ] as const,
};
