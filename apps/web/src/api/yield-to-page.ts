/** Lets the page draw, and answer whoever touches it, in the middle of long work. */
export const yieldToPage = (): Promise<void> => new Promise((resume) => setTimeout(resume));
