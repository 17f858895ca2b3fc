export const selectAlarm = () => 'select 2';
