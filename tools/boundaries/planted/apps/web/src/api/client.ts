export const address = import.meta.env.VITE_ADDRESS;
