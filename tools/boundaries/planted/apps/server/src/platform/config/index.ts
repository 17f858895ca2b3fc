export const port = Number(process.env.PORT);
