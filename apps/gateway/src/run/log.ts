/** What the gateway says while it runs; `pino` fits. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
