export const alarms = [];
