/** What a bus carries, message by message and before anything is made of it; for whoever lists it (`discover`). */
export interface BusMessage {
  /** `RMC`, `127250`, `environment.depth.belowKeel`, `propulsion/engine/1/rpm`. */
  readonly name: string;
  /** Who says it: a talker, an address, a server's source; empty where nobody is named. */
  readonly from: string;
  readonly example: string;
}
export type OnBusMessage = (heard: BusMessage) => void;
