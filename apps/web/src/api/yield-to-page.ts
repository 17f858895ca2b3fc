/** Yields to the event loop in the middle of long work, so that the page is drawn and input is handled. */
export const yieldToPage = (): Promise<void> => new Promise((resume) => setTimeout(resume));
