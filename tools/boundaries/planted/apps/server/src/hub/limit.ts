export const limit = Number(process.env.HUB_LIMIT);
