/** A bus of the configuration → readings for the ship, with the times of their arrival. */
import type { Nmea0183Setting, SourceSetting } from '@fms/contract/link';
import { LiveClock } from '../clock/live-clock.ts';
import type { BusReading } from '../feed/reading.ts';
import { NmeaBus } from '../protocol/nmea0183/nmea-bus.ts';
import { Transducers } from '../protocol/nmea0183/transducers.ts';
import { NmeaRecording } from '../recording/open/nmea-recording.ts';
import { createPrioritisedSink } from '../sink/prioritised-sink.ts';
import type { LineSource, SourceEvents } from '../source/line-source.ts';
import { openLine } from '../source/open-line.ts';
import { createClockOutput } from './feed-source.ts';
import { openFurtherSource } from './open-further-source.ts';
import { openRecordedSource } from './recorded-source.ts';
import { createStateLogger, type SourceParts } from './source-parts.ts';

export function openSource(setting: SourceSetting, parts: SourceParts): LineSource {
  const own = { ...parts, sink: createPrioritisedSink(parts.sink, setting) };
  return setting.protocol === 'nmea0183' ? openNmea0183(setting, own) : openFurtherSource(setting, own);
}

function openNmea0183(setting: Nmea0183Setting, parts: SourceParts): LineSource {
  const { name, transducers } = setting;
  if (setting.transport === 'file') {
    const { path } = setting;
    return openRecordedSource(
      name,
      path,
      (read) => new NmeaRecording(path, { ...read, transducers, inOrder: false }),
      parts,
    );
  }
  const { refuse, log } = parts;
  const clock = new LiveClock<BusReading>(parts.now, createClockOutput(name, parts));
  const bus = new NmeaBus(clock, refuse, new Transducers(transducers));
  const events: SourceEvents = {
    lines: (lines) => {
      for (const line of lines) bus.line(line);
      parts.gathered();
    },
    overlong: (beginning) => refuse('line-too-long', beginning),
    state: createStateLogger(name, log),
  };
  return openLine(setting, events, parts.backoffSeconds);
}
