/** What the application says: the catalogue of §8, toasts and the confirmation dialog. */
export { ask, closeQuestions, type Question } from './ask.ts';
export {
  codeFailed,
  loginFailed,
  microsoftFailed,
  requestFailed,
  resetFailed,
  signUpFailed,
} from './failure-message.ts';
export { type Dialog, type Message, seconds, type Toast, withValues } from './message.ts';
export { MessageHost } from './message-host.tsx';
export { messages } from './message-table.ts';
export { show, takeBack } from './show.ts';
