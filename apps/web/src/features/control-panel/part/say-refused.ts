import { ApiError } from '../../../api/index.ts';
import { messages, show, withValues } from '../../../message/index.ts';

/** Says what the server said of a form it refused, its details included; the first of them is often the message itself. */
export function sayRefused(error: Error): void {
  const details = error instanceof ApiError ? error.errors : [];
  show(withValues(messages.refused, { body: [...new Set([error.message, ...details])].join(' ') }));
}
