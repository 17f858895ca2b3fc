export { type Message, seconds } from './message.ts';
export { clockWrong, loggedOut, loginFailed, loginSucceeded, requestFailed } from './message-table.ts';
export { show } from './show.ts';
export { confirm } from './confirm.ts';
export { MessageHost } from './message-host.tsx';
