import { describe, expect, it } from 'vitest';
import { computeChecksum } from './checksum.ts';
import { readLine } from './sentence.ts';

const sentence = (line: string) => {
  const read = readLine(line);
  return read.kind === 'sentence' ? read.sentence : null;
};
const withChecksum = (body: string) => `$${body}*${computeChecksum(body).toString(16).padStart(2, '0').toUpperCase()}`;

describe('a line of a bus', () => {
  it.each([
    ['a right checksum', '$IIMTW,+20.5,C*3F', 'II', 'MTW'],
    ['a checksum in small letters', '$iimtw,+20.5,c*3f'.replace('$iimtw,+20.5,c', '$IIMTW,+20.5,C'), 'II', 'MTW'],
    ['no checksum', '$GPGLL,6004.1,N,02331.2,E,100814,A', 'GP', 'GLL'],
    ['an empty field list', '$GPRMB', 'GP', 'RMB'],
    ['an exclamation mark', '!AIVDM,1,1,,A,4020tmAumg7a:Pw=A8NuR5700H69,0*24', 'AI', 'VDM'],
    ['a logger prefix', `2014-08-01T20:02:00.123Z seapath ${withChecksum('GPRMC,,V')}`, 'GP', 'RMC'],
    ['text behind the checksum', '$IIMTW,+20.5,C*3F;end', 'II', 'MTW'],
    ['a sentence of a manufacturer', '$PSRF100,1,4800,8,1,0*0E', 'P', 'PSRF100'],
    ['dollars in its fields', withChecksum('SDVLW,$SDVLW,,N,322.0,N'), 'SD', 'VLW'],
  ])('is used with %s', (_, line, talker, formatter) => {
    expect(sentence(line)).toMatchObject({ talker, formatter });
  });

  it.each([
    ['checksum-wrong', '$IIMTW,+20.5,C*3E'],
    ['checksum-wrong', '$SDDPT,2.04,0.00,100.09,f,2.04,M,1.11,F*38'],
    ['checksum-wrong', '$IT,011.6,-1.0,*46'],
    ['not-a-sentence', 'avnav_server 0.6.0'],
    ['not-a-sentence', 'GPRMB,A,9.00,R,003,004,4917.24,N,12309.57,W,001.3,052.5,000.5,V*37'],
    ['not-a-sentence', '$.17,K*58'],
    ['not-a-sentence', '!--VDM,1,1,,A,4020tmAumg7a:Pw=A8NuR5700H69,0*24'],
    ['unknown-sentence', '!!VER:1.9,UID:MEGA,APX:0'],
    ['unknown-sentence', '$SDDGPRMC,1'],
    ['unknown-sentence', '$GPRMCX,1'],
  ])('is refused as %s: %s', (reason, line) => {
    expect(readLine(line)).toEqual({ kind: 'refused', reason });
  });

  it.each(['GPRMW', 'GPRTW', 'GPRWV', 'GPRDG', 'GPRPT'])(
    'is refused when two sentences were spliced into %s, although its checksum is right',
    (address) => {
      expect(readLine(withChecksum(`${address},029,T,15.9,N,A`))).toEqual({
        kind: 'refused',
        reason: 'unknown-sentence',
      });
    },
  );

  it('is passed over when it is a comment', () => {
    expect(readLine('# Name: AIS NMEA type 6')).toEqual({ kind: 'comment' });
  });
});

const block = (text: string) => `\\${text}*${computeChecksum(text).toString(16).padStart(2, '0')}\\`;

describe('a tag block', () => {
  const body = '!BSVDM,1,1,,A,13mb9U0P00PRk8fT5nw>4?wj2006,0*5D';

  it.each([
    ['seconds', '\\c:1565218798*53\\', 1_565_218_798_000],
    ['seconds among other parameters', block('g:1-2-9999,c:1565218798'), 1_565_218_798_000],
    // A station was seen to compute the checksum without its first parameter.
    ['a checksum of half of it', '\\g:1-2-9999,c:1565218798*53\\', null],
    ['milliseconds', block('c:1565218798250'), 1_565_218_798_250],
    ['a wrong checksum', '\\c:1565218798*54\\', null],
    ['no time', block('s:station'), null],
  ])('with %s', (_, head, receivedAt) => {
    expect(sentence(`${head}${body}`)).toMatchObject({ formatter: 'VDM', receivedAt });
  });
});

describe('the time a US Coast Guard receiver appends', () => {
  const body = '!AIVDM,1,1,,A,13mb9U0P00PRk8fT5nw>4?wj2006,0';
  const sealed = `${body}*${computeChecksum(body.slice(1)).toString(16).toUpperCase().padStart(2, '0')}`;

  it.each([
    ['station and time', ',r003669987,1152921693', 1_152_921_693_000],
    ['signal, slot, station and time', ',s22345,d-100,T43.32,r003669987,1152921693', 1_152_921_693_000],
    ['a station alone', ',r003669987', null],
    ['a counter', ',42', null],
  ])('%s', (_, trailer, receivedAt) => {
    expect(sentence(`${sealed}${trailer}`)).toMatchObject({ formatter: 'VDM', receivedAt });
  });

  it('gives way to a tag block', () => {
    expect(sentence(`\\c:1565218798*53\\${sealed},r003669987,1152921693`)).toMatchObject({
      receivedAt: 1_565_218_798_000,
    });
  });
});
