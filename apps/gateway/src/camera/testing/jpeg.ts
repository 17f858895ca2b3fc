/** JPEGs for tests, as segments: their scans hold no picture, since nothing on board decodes them. */

export function buildSegment(marker: number, content: Uint8Array): Buffer {
  const length = content.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), content]);
}

export interface JpegShape {
  readonly width?: number;
  readonly height?: number;
  readonly components?: number;
  /** Marker of the frame, 0xC0 for baseline. */
  readonly frame?: number;
  /** Segments before the frame. */
  readonly extra?: readonly Buffer[];
  readonly scans?: readonly Buffer[];
}

export function buildJpeg({
  width = 640,
  height = 480,
  components = 3,
  frame = 0xc0,
  extra = [],
  scans = [Buffer.from([1, 2, 3, 0xff, 0, 4])],
}: JpegShape): Buffer {
  const parts = Array.from({ length: components }, (_, i) => [i + 1, 0x11, 0]).flat();
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    buildSegment(0xe0, Buffer.from('JFIF\0')),
    ...extra,
    buildSegment(frame, Buffer.from([8, ...size, components, ...parts])),
    ...scans.flatMap((scan) => [buildSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), scan]),
    Buffer.from([0xff, 0xd9]),
  ]);
}
