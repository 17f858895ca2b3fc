export const alarmQueries = {};
