/**
 * A transport whose code is loaded with its first connection: the hub protocol is a tenth of the code of a first
 * screen, which shows the values of the last visit before the hub answers.
 */
import type { HubTransport, OpenTransport } from './hub-transport.ts';
import type { SignalrParts } from './signalr-transport.ts';

/** The hub by the official client. */
export function createHubTransport(parts: SignalrParts): OpenTransport {
  return createLazyTransport(async () => (await import('./signalr-transport.ts')).createSignalrTransport(parts));
}

/** `load` is asked once; again only when it failed. */
export function createLazyTransport(load: () => Promise<OpenTransport>): OpenTransport {
  let loaded: Promise<OpenTransport> | undefined;
  const open = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return (events) => {
    let transport: HubTransport | undefined;
    let isStopped = false;
    return {
      async start() {
        const connect = await open();
        if (isStopped) return;
        transport = connect(events);
        await transport.start();
      },
      async stop() {
        isStopped = true;
        await transport?.stop();
      },
      async invoke(method, args) {
        if (transport === undefined) throw new Error('The hub is not connected');
        return transport.invoke(method, args);
      },
    };
  };
}
