/**
 * Draws a batch of sprites over the map. A frame costs one call however many there are: the map may be panned with ten
 * thousand vessels on it, and nothing is computed until the next drawing is handed over.
 */
import type { CustomLayerInterface, CustomRenderMethodInput, Map as MapLibreMap } from 'maplibre-gl';
import type { SpriteAtlas } from './sprite-atlas.ts';
import { SPRITE_FLOATS, type SpriteBatch } from './sprite-batch.ts';
import { createSpriteProgram } from './sprite-program.ts';

/** A place on the Mercator world: 0 to 1, x growing eastward and y southward. */
export interface WorldPlace {
  readonly x: number;
  readonly y: number;
}

export const WORLD_PIXELS = 512;
const FLOAT_BYTES = 4;
/** Names and sizes of the columns of a sprite, in their order. */
const COLUMNS = [
  ['a_anchor', 2],
  ['a_offset', 2],
  ['a_size', 2],
  ['a_turn_opacity', 2],
  ['a_part', 4],
] as const;
const UNIFORMS = ['u_world', 'u_origin', 'u_viewport', 'u_ratio', 'u_atlas', 'u_pictures'] as const;

interface Graphics {
  readonly program: WebGLProgram;
  readonly rows: WebGLVertexArrayObject;
  readonly buffer: WebGLBuffer;
  readonly texture: WebGLTexture;
  readonly uniforms: Readonly<Record<(typeof UNIFORMS)[number], WebGLUniformLocation | null>>;
}

export class SpriteLayer implements CustomLayerInterface {
  readonly id: string;
  readonly type = 'custom';
  readonly #atlas: SpriteAtlas;
  readonly #batch: SpriteBatch;
  #map: MapLibreMap | undefined;
  #graphics: Graphics | undefined;
  #origin: WorldPlace = { x: 0.5, y: 0.5 };
  #isFresh = false;
  #isMarked = false;
  /** Of which pictures the texture holds some; undefined while it is empty. */
  #generation: number | undefined;
  /** Of the canvas, CSS pixels: asked for with each frame it would cost a layout of the page. */
  #size = { width: 0, height: 0 };

  constructor(id: string, atlas: SpriteAtlas, batch: SpriteBatch) {
    this.id = id;
    this.#atlas = atlas;
    this.#batch = batch;
  }

  onAdd(map: MapLibreMap, gl: WebGL2RenderingContext): void {
    this.#map = map;
    this.#graphics = createGraphics(gl);
    this.#isFresh = true;
    this.#generation = undefined;
    map.on('resize', this.#measure);
    this.#measure();
  }

  onRemove(map: MapLibreMap, gl: WebGL2RenderingContext): void {
    map.off('resize', this.#measure);
    if (this.#graphics === undefined) return;
    gl.deleteProgram(this.#graphics.program);
    gl.deleteVertexArray(this.#graphics.rows);
    gl.deleteBuffer(this.#graphics.buffer);
    gl.deleteTexture(this.#graphics.texture);
    this.#graphics = undefined;
  }

  /** The batch was written again; its anchors count from `origin`. */
  show(origin: WorldPlace): void {
    this.#origin = origin;
    this.#isFresh = true;
    this.#map?.triggerRepaint();
  }

  render(gl: WebGL2RenderingContext, _input: CustomRenderMethodInput): void {
    const graphics = this.#graphics;
    const map = this.#map;
    if (graphics === undefined || map === undefined || this.#batch.count === 0) return;
    // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, no hook of React
    gl.useProgram(graphics.program);
    gl.bindVertexArray(graphics.rows);
    if (this.#isFresh) {
      gl.bindBuffer(gl.ARRAY_BUFFER, graphics.buffer);
      gl.bufferData(gl.ARRAY_BUFFER, this.#batch.numbers, gl.DYNAMIC_DRAW);
      this.#isFresh = false;
    }
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, graphics.texture);
    this.#upload(gl);
    this.#place(gl, graphics, map);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.STENCIL_TEST);
    gl.disable(gl.CULL_FACE);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.#batch.count);
    gl.bindVertexArray(null);
    this.#markFirst();
  }

  /** For measurements of how soon the map stands. */
  #markFirst(): void {
    if (this.#isMarked) return;
    this.#isMarked = true;
    performance.mark(`${this.id} drawn`);
  }

  /** Only pictures that are new: the whole atlas is 16 MB, and a pan brings names with every drawing. */
  #upload(gl: WebGL2RenderingContext): void {
    const atlas = this.#atlas;
    const isEmpty = this.#generation !== atlas.generation;
    if (isEmpty) {
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, atlas.edge, atlas.edge, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
      this.#generation = atlas.generation;
    }
    const pictures = isEmpty ? atlas.all() : atlas.takeFresh();
    if (pictures.length === 0) return;
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    for (const picture of pictures) {
      const pixels = atlas.pixelsOf(picture);
      if (pixels === undefined) continue;
      gl.texSubImage2D(gl.TEXTURE_2D, 0, picture.x, picture.y, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    }
  }

  readonly #measure = (): void => {
    const canvas = this.#map?.getCanvas();
    this.#size = { width: canvas?.clientWidth ?? 0, height: canvas?.clientHeight ?? 0 };
  };

  /** The one thing that changes while the map is moved, computed here in doubles: floats would tremble. */
  #place(gl: WebGL2RenderingContext, { uniforms }: Graphics, map: MapLibreMap): void {
    const centre = toWorldPlace(map.getCenter().lng, map.getCenter().lat);
    const world = WORLD_PIXELS * 2 ** map.getZoom();
    gl.uniform1f(uniforms.u_world, world);
    gl.uniform2f(
      uniforms.u_origin,
      normaliseTurn(this.#origin.x - centre.x) * world,
      (this.#origin.y - centre.y) * world,
    );
    gl.uniform2f(uniforms.u_viewport, this.#size.width, this.#size.height);
    gl.uniform1f(uniforms.u_ratio, map.getPixelRatio());
    gl.uniform1f(uniforms.u_atlas, this.#atlas.edge);
    gl.uniform1i(uniforms.u_pictures, 0);
  }
}

/** Web Mercator of a place in degrees. */
export function toWorldPlace(longitude: number, latitude: number): WorldPlace {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** The same difference of longitudes, taken the short way: −0.5 to 0.5 world widths. */
export function normaliseTurn(difference: number): number {
  return difference - Math.round(difference);
}

function createGraphics(gl: WebGL2RenderingContext): Graphics {
  const program = createSpriteProgram(gl);
  const rows = gl.createVertexArray();
  const buffer = gl.createBuffer();
  const texture = gl.createTexture();
  gl.bindVertexArray(rows);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  let column = 0;
  for (const [name, size] of COLUMNS) {
    const place = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, size, gl.FLOAT, false, SPRITE_FLOATS * FLOAT_BYTES, column * FLOAT_BYTES);
    gl.vertexAttribDivisor(place, 1);
    column += size;
  }
  gl.bindVertexArray(null);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  for (const way of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, way, gl.LINEAR);
  const uniforms = Object.fromEntries(UNIFORMS.map((name) => [name, gl.getUniformLocation(program, name)]));
  return { program, rows, buffer, texture, uniforms: uniforms as Graphics['uniforms'] };
}
