export const colour = 'speed';
