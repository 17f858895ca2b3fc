/** Listens at one endpoint and writes down what comes, whichever protocol it turns out to be. */
import type { SourceEvents } from '../source/line-source.ts';
import { openSerialSource } from '../source/serial-source.ts';
import { openTcpSource } from '../source/tcp-source.ts';
import { openUdpSource } from '../source/udp-source.ts';
import { BusListener } from './bus-listener.ts';
import type { Endpoint } from './endpoint.ts';
import { type DiscoveryListener, Finding, type ListenOptions } from './finding.ts';
import { createFeedParts } from './open-feed.ts';

type EndpointOf<K extends Endpoint['kind']> = Extract<Endpoint, { kind: K }>;

/** Rates instruments are delivered with, the commonest first, and how long each is listened to before the next. */
const BAUD_RATES = [4800, 38_400, 115_200, 19_200, 9600];
const RATE_MS = 3000;

export function startListening(endpoint: Endpoint, options: ListenOptions): Promise<DiscoveryListener> {
  switch (endpoint.kind) {
    case 'file':
      return import('./read-recording-finding.ts').then(({ readFinding }) => readFinding(endpoint, options));
    case 'websocket':
      return listenToSignalk(endpoint, options);
    case 'broker':
      return import('./broker-listener.ts').then(({ startBrokerListener }) => startBrokerListener(endpoint, options));
    default:
      return Promise.resolve(listenToBus(endpoint, options));
  }
}

function listenToBus(endpoint: EndpointOf<'tcp' | 'udp' | 'serial'>, options: ListenOptions): DiscoveryListener {
  const finding = new Finding(endpoint);
  const bus = new BusListener(finding, options.now);
  const events: SourceEvents = {
    ...stateOf(finding),
    lines: () => {},
    overlong: () => {},
    bytes(bytes) {
      void bus.push(bytes).then(options.heard);
    },
  };
  const open = { tcp: openTcpSource, udp: openUdpSource };
  const source =
    endpoint.kind === 'serial'
      ? serialAtSomeRate(endpoint, finding, bus, events, options.backoffSeconds)
      : open[endpoint.kind](endpoint, events, options.backoffSeconds);
  return listening(finding, async () => {
    await source.stop();
    await bus.end();
  });
}

/** A rate that is wrong gives bytes that mean nothing; another is tried until something is recognised. */
function serialAtSomeRate(
  endpoint: EndpointOf<'serial'>,
  finding: Finding,
  bus: BusListener,
  events: SourceEvents,
  backoffSeconds?: readonly number[],
) {
  const rates = endpoint.baudRate === null ? BAUD_RATES : [endpoint.baudRate];
  let attempt = 0;
  const openNext = () => {
    const baudRate = rates[attempt++ % rates.length] ?? 4800;
    finding.endpoint = { ...endpoint, baudRate };
    return openSerialSource({ path: endpoint.path, baudRate }, events, backoffSeconds);
  };
  let source = openNext();
  const timer = setInterval(() => {
    if (finding.protocol !== null || rates.length === 1) clearInterval(timer);
    else {
      void source.stop();
      bus.forget();
      source = openNext();
    }
  }, RATE_MS);
  return {
    stop() {
      clearInterval(timer);
      return source.stop();
    },
  };
}

async function listenToSignalk(endpoint: EndpointOf<'websocket'>, options: ListenOptions): Promise<DiscoveryListener> {
  const { SignalkFeed } = await import('../protocol/signalk/signalk-feed.ts');
  const { openSignalkSource } = await import('../protocol/signalk/signalk-source.ts');
  const finding = new Finding(endpoint);
  const feed = new SignalkFeed(createFeedParts(finding.record, options.now));
  const gathered = () => {
    finding.protocol = 'signalk';
    options.heard?.();
  };
  const source = openSignalkSource(endpoint, feed, { ...stateOf(finding), gathered }, options.backoffSeconds);
  return listening(finding, () => source.stop());
}

function stateOf(finding: Finding): Pick<SourceEvents, 'state'> {
  return {
    state(state, detail) {
      finding.problem = state === 'up' ? null : detail;
    },
  };
}

function listening(finding: Finding, stop: () => Promise<void>): DiscoveryListener {
  return { findings: [finding], ended: new Promise(() => {}), stop };
}
