/** A bus of the configuration → readings for the ship, with the times of their arrival. */
import type { Nmea0183Setting, SourceSetting } from '@fms/contract/link';
import { NmeaBus } from '../bus/nmea-bus.ts';
import type { BusReading } from '../bus/reading.ts';
import { FUTURE_TOLERANCE_MS } from '../clock/bounds.ts';
import { LiveClock } from '../clock/live-clock.ts';
import { NmeaRecording } from '../recording/nmea-recording.ts';
import type { LineSource, SourceEvents } from '../source/line-source.ts';
import { Transducers } from '../mapping/transducers.ts';
import { serialSource } from '../source/serial-source.ts';
import { tcpSource } from '../source/tcp-source.ts';
import { udpSource } from '../source/udp-source.ts';
import { prioritised } from '../vessel/prioritised-sink.ts';
import { openFurtherSource } from './open-further-source.ts';
import type { SourceParts } from './source-parts.ts';

export function openSource(setting: SourceSetting, parts: SourceParts): LineSource {
  const own = { ...parts, sink: prioritised(parts.sink, setting) };
  return setting.protocol === 'nmea0183' ? openNmea0183(setting, own) : openFurtherSource(setting, own);
}

function openNmea0183(setting: Nmea0183Setting, parts: SourceParts): LineSource {
  if (setting.transport === 'file') return fileSource(setting, parts);
  const { refuse, log } = parts;
  const bus = liveBus(setting, parts);
  const events: SourceEvents = {
    lines: (lines) => {
      for (const line of lines) bus.line(line);
      parts.gathered();
    },
    overlong: (beginning) => refuse('line-too-long', beginning),
    state: (state, detail) => {
      if (state === 'up') log.info({ source: setting.name }, `listening to ${detail}`);
      else log.warn({ source: setting.name }, `source lost: ${detail}`);
    },
  };
  if (setting.transport === 'serial') return serialSource(setting, events, parts.backoffSeconds);
  const open = setting.transport === 'tcp' ? tcpSource : udpSource;
  return open(setting, events, parts.backoffSeconds);
}

function liveBus({ name, transducers }: Nmea0183Setting, { sink, refuse, now }: SourceParts): NmeaBus {
  const clock = new LiveClock<BusReading>(now, {
    emit: (reading, time, quality) => sink.take(reading, time, quality, name),
    refuse: (reason, { line }) => refuse(reason, line),
    doubt: (reason, { line }) => refuse(reason, line),
  });
  return new NmeaBus(clock, refuse, new Transducers(transducers));
}

/** Read once, with the times it was recorded at. */
function fileSource(
  { name, path, transducers }: Extract<Nmea0183Setting, { transport: 'file' }>,
  { sink, refuse, flush, now, log }: SourceParts,
): LineSource {
  let isStopped = false;
  const options = {
    transducers,
    start: null,
    firstStamp: null,
    inOrder: false,
    latest: () => now() + FUTURE_TOLERANCE_MS,
    refuse,
  };
  const read = async () => {
    for await (const readings of new NmeaRecording(path, options).readings()) {
      if (isStopped) return;
      for (const { reading, time, quality } of readings) sink.take(reading, time, quality, name);
      await flush();
    }
    log.info({ source: name }, `${path} is read`);
  };
  const reading = read().catch((error: Error) => log.warn({ source: name }, error.message));
  return {
    async stop() {
      isStopped = true;
      await reading;
    },
  };
}
