/** What a bus carries, message by message and before decoding; listed by `discover`. */
export interface BusMessage {
  /** `RMC`, `127250`, `environment.depth.belowKeel`, `propulsion/engine/1/rpm`. */
  readonly name: string;
  /** The sender: a talker, an address, a server's source; empty where none is named. */
  readonly from: string;
  readonly example: string;
}
export type OnBusMessage = (heard: BusMessage) => void;
