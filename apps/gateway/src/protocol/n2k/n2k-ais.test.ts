import { expect, it } from 'vitest';
import { isOwnReport } from './n2k-ais.ts';
import { N2kReader } from './n2k-reader.ts';
import { loadPgnDecoder } from './pgn-decoder.ts';

it.each([
  [0, 'Channel A VDL reception', false],
  [1, 'Channel B VDL reception', false],
  [2, 'Channel A VDL transmission', true],
  [3, 'Channel B VDL transmission', true],
  [4, 'Own information not broadcast', true],
])('a report whose transponder says %i, "%s", is its own: %s', async (number, word, isOwn) => {
  const decoder = await loadPgnDecoder();
  expect(decoder.numberOf('AIS_TRANSCEIVER', word)).toBe(number);
  const fields = { userId: 265_123_456, aisTransceiverInformation: word };
  const message = { pgn: 129_038, id: 'aisClassAPositionReport', source: 43, fields };
  expect(isOwnReport(new N2kReader(message, {}))).toBe(isOwn);
});
