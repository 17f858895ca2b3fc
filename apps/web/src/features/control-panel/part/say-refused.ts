import { ApiError } from '../../../api/index.ts';
import { messages, show, withValues } from '../../../message/index.ts';

/** Says what the server said of a form it refused, its details included. */
export function sayRefused(error: Error): void {
  const details = error instanceof ApiError ? error.errors : [];
  show(withValues(messages.refused, { body: [error.message, ...details].join(' ') }));
}
