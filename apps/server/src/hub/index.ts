/** The realtime hub. */
export { HUB_SERVICES, type HubPorts } from './ports.ts';
