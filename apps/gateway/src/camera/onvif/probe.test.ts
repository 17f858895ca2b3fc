import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildProbeAnswer } from '../testing/probe-answer.ts';
import { buildProbe, readProbeMatches } from './probe.ts';

const ID = '0a6dc791-2be6-4991-9af1-454778a1917a';
const HOST = '10.10.10.21';
const read = (text: string, host = HOST) => readProbeMatches(Buffer.from(text), host, ID);
const answer = (addresses: string, more = '') => buildProbeAnswer(ID, addresses, more);
const SERVICE = `http://${HOST}/onvif/device_service`;

describe('the answer to a probe', () => {
  it('names the device, what it is called and where its service is', () => {
    expect(read(answer(SERVICE))).toEqual([
      {
        host: HOST,
        endpoint: 'urn:uuid:2419d68a-2dd2-21b2-a205-4c0b4c010101',
        services: [SERVICE],
        name: 'Aft deck',
        hardware: 'P1375',
        location: null,
      },
    ]);
  });

  it('keeps addresses of the host that answered, and no other', () => {
    const addresses = `http://192.168.0.1/x ${SERVICE} https://${HOST}:8443/x file:///etc/passwd http://a:b@${HOST}/ javascript:1`;
    expect(read(answer(addresses))[0]?.services).toEqual([SERVICE, `https://${HOST}:8443/x`]);
    expect(read(answer('http://192.168.0.1/x'))).toEqual([]);
  });

  it('shows nothing that a terminal obeys', () => {
    const scopes =
      '<d:Scopes>onvif://www.onvif.org/name/%1b%5b31mred%zz onvif://www.onvif.org/hardware/%E2%82%AC%07</d:Scopes>';
    expect(read(answer(SERVICE, scopes))[0]).toMatchObject({ name: '%1b%5b31mred%zz', hardware: '€·' });
  });

  it.each([
    ['another probe', answer(SERVICE).replaceAll(ID, '11111111-2be6-4991-9af1-454778a1917a')],
    ['no probe', answer(SERVICE).replace(/<w:RelatesTo>.*<\/w:RelatesTo>/, '')],
    ['a document type', answer(SERVICE).replace('<e:Envelope', '<!DOCTYPE e [<!ENTITY a "b">]><e:Envelope')],
    ['an entity of its own', answer(`${SERVICE}&a;`)],
    ['a tag that is not closed', answer(SERVICE).replace('</e:Body>', '')],
    ['nesting', answer(SERVICE).replace('<e:Body>', `<e:Body>${'<a>'.repeat(40)}${'</a>'.repeat(40)}`)],
    ['very many elements', answer(SERVICE).replace('<e:Body>', `<e:Body>${'<a/>'.repeat(3000)}`)],
    ['a text without end', answer(SERVICE).replace('<e:Body>', `<e:Body>${'a'.repeat(20_000)}`)],
    ['more than a datagram', answer(SERVICE).padEnd(70_000)],
    ['nothing', ''],
  ])('is left out with %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('is left out when it is no UTF-8', () => {
    expect(readProbeMatches(Buffer.from([...Buffer.from(answer(SERVICE)), 0xff]), HOST, ID)).toEqual([]);
  });

  it('of any shape names only addresses of its host, and never throws', () => {
    const parts = fc.constantFrom(SERVICE, ...'< > / & ; ProbeMatch XAddrs http://1.2.3.4/ ]]> <![CDATA[ "'.split(' '));
    const whole = answer(SERVICE);
    const change = fc.tuple(fc.nat(whole.length), fc.nat(20), parts);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), (changes) => {
        let text = whole;
        for (const [at, length, part] of changes) text = text.slice(0, at) + part + text.slice(at + length);
        for (const { services } of read(text)) {
          for (const service of services) expect(new URL(service).hostname).toBe(HOST);
        }
      }),
      { seed: 1914, numRuns: 10_000 },
    );
  });
});

it('asks for video transmitters and names itself', () => {
  const probe = buildProbe(ID);
  expect(probe).toContain(`<w:MessageID>uuid:${ID}</w:MessageID>`);
  expect(probe).toContain('<d:Types>dn:NetworkVideoTransmitter</d:Types>');
});
