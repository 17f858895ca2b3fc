/** What a camera answers to a probe, as devices of the field write it. */

const SCOPES =
  '<d:Scopes>onvif://www.onvif.org/type/video_encoder onvif://www.onvif.org/name/Aft%20deck ' +
  'onvif://www.onvif.org/hardware/P1375</d:Scopes>';

export function buildProbeAnswer(messageId: string, addresses: string, scopes = ''): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope" xmlns:w="http://schemas.xmlsoap.org/ws/2004/08/addressing" xmlns:d="http://schemas.xmlsoap.org/ws/2005/04/discovery">
<e:Header><w:MessageID>urn:uuid:7b4a</w:MessageID><w:RelatesTo>uuid:${messageId}</w:RelatesTo></e:Header>
<e:Body><d:ProbeMatches><d:ProbeMatch>
<w:EndpointReference><w:Address>urn:uuid:2419d68a-2dd2-21b2-a205-4c0b4c010101</w:Address></w:EndpointReference>
<d:Types>dn:NetworkVideoTransmitter</d:Types>${scopes || SCOPES}
<d:XAddrs>${addresses}</d:XAddrs><d:MetadataVersion>1</d:MetadataVersion>
</d:ProbeMatch></d:ProbeMatches></e:Body></e:Envelope>`;
}
