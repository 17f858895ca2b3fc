/** What the long siege holds the product to. */

/** Milliseconds an event loop may be held up: the server's by any input, a decoder by one frame. */
export const STALL_BOUND_MS = { server: 500, decoder: 100 } as const;
/** Megabytes by which decoding mutated frames may raise the process's memory. */
export const DECODER_MEMORY_BOUND_MB = 50;
