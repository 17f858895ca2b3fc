/** The desks of all ships that are connected: what each has, and who is told of its sessions. */
import type { Channel } from '@fms/contract/channel';
import { ChannelError } from '@fms/contract/channel';
import { type DeskFromShore, type DeskSession, type DeskSetting, parseScreenRequest } from '@fms/contract/ship-view';
import type { VesselId } from '@fms/domain/identity';
import type { Clock } from '../../../platform/clock/clock.ts';
import { type CrewMessage, ShipDesk } from './ship-desk.ts';

export interface ShipDeskPorts {
  readonly clock: Clock;
  readonly log: { warn(details: object, message: string): void };
  /** The admin setting with its password opened; null where none is set. */
  settingOf(vesselId: VesselId): Promise<DeskSetting | null>;
}

/** What sessions have to do with desks. */
export interface DeskListener {
  /** All that live on the vessel. */
  sessionsOf(vesselId: VesselId): DeskSession[];
  decided(vesselId: VesselId, message: CrewMessage): Promise<void>;
}

export class ShipDesks {
  readonly #ports: ShipDeskPorts;
  readonly #desks = new Map<VesselId, ShipDesk>();
  #listener: DeskListener | null = null;

  constructor(ports: ShipDeskPorts) {
    this.#ports = ports;
  }

  listen(listener: DeskListener): void {
    this.#listener = listener;
  }

  /** Takes a channel of the service `screen` that a ship opened. @throws {ChannelError} for what is no desk */
  take(vesselId: VesselId, channel: Channel): void {
    if (parseScreenRequest(channel.opening.request)?.kind !== 'desk')
      throw new ChannelError('not-offered', 'The shore takes a desk and no screen.');
    this.#desks.get(vesselId)?.close('replaced', 'The ship opened another desk.');
    const desk = new ShipDesk(vesselId, channel, this.#ports.clock.now, {
      said: (of) => this.#said(of),
      decided: ({ vesselId: of }, message) => this.#decided(of, message),
      gone: (of) => {
        if (this.#desks.get(vesselId) === of) this.#desks.delete(vesselId);
      },
    });
    this.#desks.set(vesselId, desk);
    void this.tellSetting(vesselId);
    desk.ping();
  }

  /** Undefined while the ship is away, or has said nothing yet. */
  of(vesselId: VesselId): (ShipDesk & { readonly state: NonNullable<ShipDesk['state']> }) | undefined {
    const desk = this.#desks.get(vesselId);
    return desk?.state ? (desk as ShipDesk & { readonly state: NonNullable<ShipDesk['state']> }) : undefined;
  }

  tellSessions(vesselId: VesselId): void {
    this.#send(vesselId, { type: 'sessions', sessions: this.#listener?.sessionsOf(vesselId) ?? [] });
  }

  async tellSetting(vesselId: VesselId): Promise<void> {
    if (!this.#desks.has(vesselId)) return;
    try {
      this.#send(vesselId, { type: 'setting', setting: await this.#ports.settingOf(vesselId) });
    } catch (error) {
      this.#ports.log.warn({ err: error, vesselId }, 'the admin setting of a vessel could not be told on board');
    }
  }

  ping(): void {
    for (const desk of this.#desks.values()) desk.ping();
  }

  #said({ vesselId }: ShipDesk): void {
    this.tellSessions(vesselId);
  }

  #decided(vesselId: VesselId, message: CrewMessage): void {
    this.#listener?.decided(vesselId, message).catch((error: unknown) => {
      this.#ports.log.warn({ err: error, vesselId }, 'a decision of a crew could not be taken');
    });
  }

  #send(vesselId: VesselId, message: DeskFromShore): void {
    this.#desks.get(vesselId)?.send(message);
  }
}
