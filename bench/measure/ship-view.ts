/** Screens on board: what the way through gateway and server adds, what low quality takes, and what the level view lets through. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { inventInput } from '../../apps/gateway/src/ship-view/testing/invent-input.ts';
import { type RfbServer, serveRfb } from '../../apps/simulator/src/desktop/server/rfb-server.ts';
import { createPatternDesktop } from '../../apps/simulator/src/desktop/testing/pattern-desktop.ts';
import { RfbViewer } from '../../apps/simulator/src/desktop/testing/rfb-viewer.ts';
import { ViewedShip } from '../exchange/viewed-ship.ts';
import { openXDesktop } from '../exchange/x-desktop.ts';
import { computeQuantile, type Measure, type Metric } from '../report/result.ts';
import { measureAtPlace, type Place } from '../subject/own-server.ts';
import { delay } from '../subject/server.ts';
import { openShapedLine } from '../subject/shaped-line.ts';

const TIGHT = 7;
const CLICKS = 60;
const MESSAGES = 100_000;
const PIECE_BYTES = 16_000;
const PASSWORD = 'ironbark';
const PROGRAM = 'Xtigervnc';
const DISPLAY = 89;
/** Twice a second a clock and gauges change on a console of 1280 × 800. */
const CHANGE_MS = 500;
const THIN_LINE = { bitsPerSecond: 64_000, roundTripMs: 600 };
const WATCH_MS = 30_000;

export const measureShipView: Measure = (progress) =>
  measureAtPlace('ship-view', progress, async (place) => [
    ...(await measureOurScreen(place)),
    ...(await measureTigerVnc(place)),
  ]);

/** A screen that paints where the pointer goes, so that a click is seen in the picture that follows it. */
async function measureOurScreen({ folder, server, progress }: Place): Promise<Metric[]> {
  const desktop = createPatternDesktop(1);
  let colour = 0;
  const pointer = (x: number, y: number) => desktop.paint({ x, y, width: 8, height: 8 }, ++colour);
  const rfb = await serveRfb(Object.assign(desktop, { pointer }), {
    ...{ port: 0, password: PASSWORD, depth: 24, now: Date.now },
  });
  const passwordFile = join(folder, 'screen.pw');
  await writeFile(passwordFile, PASSWORD);
  const screen = { host: '127.0.0.1', port: rfb.port, passwordFile };
  const ship = await ViewedShip.start(server, folder, { name: 'Bench-screen', screen, address: server.address });
  try {
    return [await measurePointer(rfb, ship, progress), await measureLevelView(rfb, ship, progress)];
  } finally {
    await ship.stop();
    await rfb.close();
  }
}

async function measurePointer(rfb: RfbServer, ship: ViewedShip, progress: Place['progress']): Promise<Metric> {
  progress(`${CLICKS} clicks beside the screen, and ${CLICKS} from ashore`);
  const near = await new RfbViewer(rfb.port).enter(PASSWORD);
  const direct = await clickThrough(near);
  near.close();
  const shown = await ship.show({ level: 'control', quality: 'normal' });
  const through = await clickThrough(shown.viewer);
  await shown.close();
  const added = computeQuantile(through, 0.95) - computeQuantile(direct, 0.5);
  const note = `95 % of ${CLICKS}; median ${Math.round(computeQuantile(through, 0.5))} ms, beside the screen ${Math.round(computeQuantile(direct, 0.5))} ms`;
  return { name: 'exchange.pointer_to_picture_ms', value: added, unit: 'ms', bound: { atMost: 150 }, note };
}

/** From each click to the picture that shows it, ms. */
async function clickThrough(viewer: RfbViewer): Promise<number[]> {
  viewer.setEncodings(TIGHT);
  await viewer.update(false);
  const delays: number[] = [];
  for (let click = 0; click < CLICKS; click++) {
    const from = performance.now();
    // Pressed alone: the release would paint a second time.
    viewer.send(Buffer.from([5, 1, 0, 10 + (click % 150), 0, 10 + (click % 100)]));
    await viewer.update(true);
    delays.push(performance.now() - from);
  }
  return delays;
}

async function measureLevelView(rfb: RfbServer, ship: ViewedShip, progress: Place['progress']): Promise<Metric> {
  progress(`${MESSAGES} messages at the level view`);
  const shown = await ship.show({ level: 'view', quality: 'normal' });
  const before = { ...rfb.events };
  const stream = Buffer.concat([...inventInput(MESSAGES)]);
  for (let at = 0; at < stream.length; at += PIECE_BYTES) {
    const { socket } = shown.viewer.source;
    if (!socket.write(stream.subarray(at, at + PIECE_BYTES)))
      await new Promise((drained) => socket.once('drain', drained));
  }
  // The screen answers a fence behind them: it has read all that reached it.
  await shown.viewer.settle();
  const events = (['key', 'pointer', 'cutText', 'resize'] as const).map((kind) => rfb.events[kind] - before[kind]);
  await shown.close();
  const value = events.reduce((sum, count) => sum + count, 0);
  const note = `events of the VNC server after ${MESSAGES} messages`;
  return { name: 'exchange.view_level_events', value, unit: '', bound: { atMost: 0 }, note };
}

/** Low quality over a line of 64 kbit/s and 600 ms, of a console that changes twice a second. */
async function measureTigerVnc({ folder, server, progress }: Place): Promise<Metric[]> {
  if (!(process.env.PATH ?? '').split(delimiter).some((part) => existsSync(join(part, PROGRAM)))) {
    progress(`${PROGRAM} is not installed: low quality is not measured`);
    return [];
  }
  const line = await openShapedLine(server.address);
  const screen = { tigervnc: { program: PROGRAM, display: DISPLAY, width: 1280, height: 800 } };
  const ship = await ViewedShip.start(server, folder, { name: 'Bench-TigerVNC', screen, address: line.address });
  try {
    await ship.entry();
    const desktop = await openXDesktop(DISPLAY, CHANGE_MS);
    try {
      return await watch(ship, line, progress);
    } finally {
      desktop.close();
    }
  } finally {
    await ship.stop();
    await line.close();
  }
}

async function watch(
  ship: ViewedShip,
  line: Awaited<ReturnType<typeof openShapedLine>>,
  progress: Place['progress'],
): Promise<Metric[]> {
  const shown = await ship.show({ level: 'view', quality: 'low' });
  const { viewer } = shown;
  viewer.screen.skipsJpeg = true;
  viewer.setEncodings(TIGHT);
  line.shape(THIN_LINE);
  progress('the first picture over 64 kbit/s');
  const first = performance.now();
  await viewer.update(false);
  const firstSeconds = (performance.now() - first) / 1000;
  await delay(THIN_LINE.roundTripMs);
  progress(`${WATCH_MS / 1000} s of low quality over 64 kbit/s`);
  const carried = () => line.bytesDown() + line.bytesUp();
  const [from, bytes] = [performance.now(), carried()];
  let frames = 0;
  while (performance.now() - from < WATCH_MS) {
    await viewer.update(true);
    frames += 1;
  }
  const seconds = (performance.now() - from) / 1000;
  const kilobits = ((carried() - bytes) * 8) / 1000 / seconds;
  line.shape(undefined);
  await shown.close();
  const note = `TigerVNC with Tight, 1280 × 800; the first picture took ${firstSeconds.toFixed(1)} s`;
  return [
    { name: 'exchange.low_quality_kbit_per_second', value: kilobits, unit: 'kbit/s', bound: { atMost: 64 }, note },
    {
      ...{ name: 'exchange.low_quality_frames_per_second', value: frames / seconds, unit: '1/s' },
      ...{ bound: { atLeast: 1 }, note: 'over 64 kbit/s and 600 ms, both ways and all frames of the link' },
    },
  ];
}
