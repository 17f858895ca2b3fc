/** The official SignalR client behind {@link HubTransport}: MessagePack, and JSON where the server refuses that. */
import { HUB_PATH, hubMessages } from '@fms/contract/hub';
import { KEEPALIVE_MS } from '@fms/domain/account';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import type { HubTransport, HubTransportEvents, OpenTransport } from './hub-transport.ts';

export interface SignalrParts {
  /** Where the hub is; empty means the host the application came from. */
  readonly server: string;
  readonly token: () => string | undefined;
}

type Protocol = 'messagepack' | 'json';

/** Three keepalives without a word from the server and the connection counts as broken. */
const SERVER_SILENCE_MS = 3 * KEEPALIVE_MS;

export function createSignalrTransport(parts: SignalrParts): OpenTransport {
  // Once the server has refused MessagePack it is not asked again.
  let protocol: Protocol = 'messagepack';
  return (events) => {
    let connection = connect(parts, protocol, events);
    const transport: HubTransport = {
      async start() {
        try {
          await connection.start();
        } catch (error) {
          if (protocol === 'json' || !isProtocolRefused(error)) throw error;
          protocol = 'json';
          connection = connect(parts, protocol, events);
          await connection.start();
        }
      },
      stop: () => connection.stop(),
      invoke: (method, args) => connection.invoke(method, ...args),
    };
    return transport;
  };
}

function isProtocolRefused(error: unknown): boolean {
  return error instanceof Error && /protocol/i.test(error.message) && /support|requested/i.test(error.message);
}

function connect({ server, token }: SignalrParts, protocol: Protocol, events: HubTransportEvents): HubConnection {
  const builder = new HubConnectionBuilder()
    .withUrl(`${server}${HUB_PATH}`, {
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => token() ?? '',
    })
    // Failures show in the state of the connection; the library's own messages would fill the console.
    .configureLogging(LogLevel.None);
  if (protocol === 'messagepack') builder.withHubProtocol(new MessagePackHubProtocol());
  const connection = builder.build();
  connection.keepAliveIntervalInMilliseconds = KEEPALIVE_MS;
  connection.serverTimeoutInMilliseconds = SERVER_SILENCE_MS;
  for (const name of Object.keys(hubMessages)) {
    connection.on(name, (...args: unknown[]) => events.onMessage(name, args));
  }
  connection.onclose(() => events.onClose());
  return connection;
}
