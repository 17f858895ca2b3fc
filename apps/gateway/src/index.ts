/** What others may start: a replay, and a gateway as a part of a larger process (the demonstration, tests). */

export { ReplayError } from './replay/plan.ts';
export { type ReplayOptions, type ReplayProgress, type ReplayResult, runReplay } from './replay/replay.ts';
export { type GatewayOptions, type RunningGateway, startGateway } from './run/gateway.ts';
export type { Log } from './run/log.ts';
