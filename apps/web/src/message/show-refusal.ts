import { ApiError } from '../api/index.ts';
import { fillMessage, messages, show } from './index.ts';

/** Says what the server said of a form it refused, its details included; the first of them is often the message itself. */
export function showRefusal(error: Error): void {
  const details = error instanceof ApiError ? error.errors : [];
  show(fillMessage(messages.refused, { body: [...new Set([error.message, ...details])].join(' ') }));
}
