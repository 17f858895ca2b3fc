/** The realtime hub. */
export { createHub, type Hub } from './hub.ts';
export type { HubPorts } from './ports.ts';
export { createHubDoor, type HubDoor, negotiationAnswer } from './socket.ts';
