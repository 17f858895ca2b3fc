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
  #uploaded = -1;

  constructor(id: string, atlas: SpriteAtlas, batch: SpriteBatch) {
    this.id = id;
    this.#atlas = atlas;
    this.#batch = batch;
  }

  onAdd(map: MapLibreMap, gl: WebGL2RenderingContext): void {
    this.#map = map;
    this.#graphics = createGraphics(gl);
    this.#isFresh = true;
    this.#uploaded = -1;
  }

  onRemove(_map: MapLibreMap, gl: WebGL2RenderingContext): void {
    if (this.#graphics === undefined) return;
    gl.deleteProgram(this.#graphics.program);
    gl.deleteVertexArray(this.#graphics.rows);
    gl.deleteBuffer(this.#graphics.buffer);
    gl.deleteTexture(this.#graphics.texture);
    this.#graphics = undefined;
  }

  /** The batch was written anew; its anchors count from `origin`. */
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
  }

  #upload(gl: WebGL2RenderingContext): void {
    if (this.#uploaded === this.#atlas.version) return;
    this.#uploaded = this.#atlas.version;
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, this.#atlas.canvas);
  }

  /** The one thing that changes while the map is moved, computed here in doubles: floats would tremble. */
  #place(gl: WebGL2RenderingContext, { uniforms }: Graphics, map: MapLibreMap): void {
    const centre = worldPlaceOf(map.getCenter().lng, map.getCenter().lat);
    const world = WORLD_PIXELS * 2 ** map.getZoom();
    const { clientWidth, clientHeight } = map.getCanvas();
    gl.uniform1f(uniforms.u_world, world);
    gl.uniform2f(
      uniforms.u_origin,
      nearestTurn(this.#origin.x - centre.x) * world,
      (this.#origin.y - centre.y) * world,
    );
    gl.uniform2f(uniforms.u_viewport, clientWidth, clientHeight);
    gl.uniform1f(uniforms.u_ratio, map.getPixelRatio());
    gl.uniform1f(uniforms.u_atlas, this.#atlas.edge);
    gl.uniform1i(uniforms.u_pictures, 0);
  }
}

/** Web Mercator of a place in degrees. */
export function worldPlaceOf(longitude: number, latitude: number): WorldPlace {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** The same difference of longitudes, taken the short way: −0.5 to 0.5 world widths. */
export function nearestTurn(difference: number): number {
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
