/** The program that draws sprites: one quad an instance, placed in pixels so that nothing grows with the map. */

const VERTEX = `#version 300 es
precision highp float;
// World widths of Mercator from the origin of the batch, and pixels from there.
in vec2 a_anchor;
in vec2 a_offset;
in vec2 a_size;
in vec2 a_turn_opacity;
in vec4 a_part;
uniform float u_world;
uniform vec2 u_origin;
uniform vec2 u_viewport;
uniform float u_ratio;
uniform float u_atlas;
out vec2 v_place;
out float v_opacity;

void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
  float turn = a_turn_opacity.x;
  mat2 rotation = mat2(cos(turn), sin(turn), -sin(turn), cos(turn));
  vec2 middle = a_anchor * u_world + u_origin + a_offset;
  vec2 place = middle + rotation * ((corner - 0.5) * a_size);
  // Upright pictures are text: they begin on whole pixels, or they blur.
  if (turn == 0.0) place = (floor((middle - 0.5 * a_size) * u_ratio + 0.5)) / u_ratio + corner * a_size;
  gl_Position = vec4(place.x / u_viewport.x * 2.0, -place.y / u_viewport.y * 2.0, 0.0, 1.0);
  v_place = (a_part.xy + corner * a_part.zw) / u_atlas;
  v_opacity = a_turn_opacity.y;
}`;

const FRAGMENT = `#version 300 es
precision mediump float;
uniform sampler2D u_pictures;
in vec2 v_place;
in float v_opacity;
out vec4 color;

void main() {
  color = texture(u_pictures, v_place) * v_opacity;
}`;

function compile(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (shader === null) throw new Error('The browser gives no shader');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Throws with the compiler's words when the graphics card refuses. */
export function createSpriteProgram(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, VERTEX));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, FRAGMENT));
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true && !gl.isContextLost()) {
    throw new Error(`The symbols of the map cannot be drawn: ${gl.getProgramInfoLog(program) ?? ''}`);
  }
  return program;
}
