/** What the application says: the catalogue of §8, toasts and the confirmation dialog. */
export * from './failure-message.ts';
export { type Dialog, fillMessage, type Message, type Toast, toMilliseconds } from './message.ts';
export { MessageHost } from './message-host.tsx';
export { messages } from './message-table.ts';
export { closeQuestions, openQuestion, type Question } from './question.ts';
export { hideMessage, show } from './show.ts';
