/** What is pasted on board so that the gateway of a vessel opens the link (docs/gateway.md). */

interface ConfiguredVessel {
  readonly name: string;
  readonly IMO: string;
  readonly MMSI: string;
}

interface GatewayFile {
  readonly name: string;
  readonly text: string;
}

/** Names the spool on disk: the characters that the gateway takes, at most 60 of them. */
function formatStream(name: string): string {
  const stream = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return stream === '' ? 'vessel' : stream;
}

/** The configuration with one example of a source, and the file of the key beside it. `server` is the shore's address. */
export function buildGatewayFiles(vessel: ConfiguredVessel, key: string, server: string): readonly GatewayFile[] {
  const { name, IMO, MMSI } = vessel;
  const stream = formatStream(name);
  const keyFile = `${stream}.key`;
  const configuration = {
    server,
    data: 'fms-gateway-data',
    ships: [
      {
        stream,
        vessel: { name, ...(/^\d{7}$/.test(IMO) && { IMO }), ...(MMSI !== '' && { MMSI }) },
        keyFile,
        sources: [{ protocol: 'nmea0183', name: 'bridge', transport: 'udp', host: '0.0.0.0', port: 10110 }],
      },
    ],
  };
  return [
    { name: 'gateway.json', text: `${JSON.stringify(configuration, null, 2)}\n` },
    { name: keyFile, text: `${key}\n` },
  ];
}
