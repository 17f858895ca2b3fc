/** How grave a line of the log is, mildest first. */
export const LOG_LEVELS = ['debug', 'info', 'warning', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What wrote a line: this server, a browser that reported to it, or a gateway on board. */
export const LOG_SOURCES = ['server', 'browser', 'gateway'] as const;
export type LogSource = (typeof LOG_SOURCES)[number];

/** Days a line is kept. */
export const LOG_DAYS = 90;
