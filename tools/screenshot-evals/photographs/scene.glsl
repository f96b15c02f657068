#version 300 es
precision highp float;

uniform float size;
uniform vec3 eye;
uniform vec3 target;
uniform float zoom;
uniform float seed;
uniform int ground;
uniform vec3 groundColor;
uniform vec3 wallColor;
uniform float wallAt;
uniform vec3 sun;
uniform vec3 warmth;
uniform vec3 mainColor;
uniform vec3 shadeColor;
uniform vec3 lightColor;
uniform vec3 accentColor;
/** Half the extents of the product's box, which stands on the ground in the middle. */
uniform vec3 extents;
uniform float turn;
/** Which photograph of the product this is, from 0. */
uniform int variant;
/** Zero. Keeps the compiler from unrolling loops. */
uniform int zero;
out vec4 pixel;

const float PI = 3.14159265;

// Materials.
const float PAINT = 1.0, PAINT_SHADE = 2.0, PAINT_LIGHT = 3.0, PAINT_ACCENT = 4.0;
const float BLACK = 5.0, STEEL = 6.0, BRASS = 7.0, LEATHER = 8.0, LEATHER_SHADE = 9.0;
const float CLOTH = 10.0, CLOTH_SHADE = 11.0, CLOTH_LIGHT = 12.0, CLOTH_ACCENT = 13.0;
const float WOOD = 14.0, PAPER = 15.0, GLASS = 16.0, IRON = 17.0, FUR = 18.0, FUR_LIGHT = 19.0;
const float GLOW = 20.0, RUBBER = 21.0, RUBBER_LIGHT = 22.0, LACQUER = 23.0;

float hash(vec3 p) {
  p = fract(p * vec3(0.1031, 0.1130, 0.0973));
  p += dot(p, p.yxz + 33.33);
  return fract((p.x + p.y) * p.z);
}
float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec2 o = vec2(0, 1);
  return mix(
    mix(mix(hash(i), hash(i + o.yxx), f.x), mix(hash(i + o.xyx), hash(i + o.yyx), f.x), f.y),
    mix(mix(hash(i + o.xxy), hash(i + o.yxy), f.x), mix(hash(i + o.xyy), hash(i + o.yyy), f.x), f.y),
    f.z);
}
float fbm(vec3 p) {
  return 0.5 * noise(p) + 0.27 * noise(p * 2.1 + 7.0) + 0.15 * noise(p * 4.3 + 3.0) + 0.08 * noise(p * 8.9);
}

// Shapes.
vec2 turned(vec2 p, float a) {
  return vec2(cos(a) * p.x + sin(a) * p.y, cos(a) * p.y - sin(a) * p.x);
}
float ball(vec3 p, vec3 r) {
  float k = length(p / r);
  return k * (k - 1.0) / max(length(p / (r * r)), 1e-4);
}
float box(vec3 p, vec3 b, float r) {
  vec3 q = abs(p) - b + r;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - r;
}
float rect(vec2 p, vec2 b, float r) {
  vec2 q = abs(p) - b + r;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r;
}
/** A cylinder along y. */
float can(vec3 p, float r, float h, float edge) {
  vec2 q = vec2(length(p.xz) - r, abs(p.y) - h) + edge;
  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - edge;
}
float rod(vec3 p, vec3 a, vec3 b, float r) {
  vec3 u = p - a, v = b - a;
  return length(u - v * clamp(dot(u, v) / dot(v, v), 0.0, 1.0)) - r;
}
float taper(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 u = p - a, v = b - a;
  float h = clamp(dot(u, v) / dot(v, v), 0.0, 1.0);
  return length(u - v * h) - mix(ra, rb, h);
}
float line(vec2 p, vec2 a, vec2 b) {
  vec2 u = p - a, v = b - a;
  return length(u - v * clamp(dot(u, v) / dot(v, v), 0.0, 1.0));
}
/** A ring around y. */
float ring(vec3 p, float r, float t) { return length(vec2(length(p.xz) - r, p.y)) - t; }
float blend(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}
float carve(float a, float b, float k) { return -blend(-a, b, k); }
/** A flat shape of the given thickness on the ground, with soft edges. */
float sheet(vec3 p, float flatShape, float t) {
  vec2 q = vec2(flatShape, abs(p.y - t) - t) + 0.03;
  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - 0.03;
}
void add(inout vec2 scene, float d, float material) { if (d < scene.x) scene = vec2(d, material); }
vec2 nothing() { return vec2(1e3, 0.0); }

//product//

struct Surface { vec3 color; float gloss; float metal; float bump; float scale; };

Surface surfaceOf(float id) {
  if (id < 1.5) return Surface(mainColor, 0.75, 0.0, 0.0, 1.0);
  if (id < 2.5) return Surface(shadeColor, 0.6, 0.0, 0.0, 1.0);
  if (id < 3.5) return Surface(lightColor, 0.6, 0.0, 0.0, 1.0);
  if (id < 4.5) return Surface(accentColor, 0.6, 0.0, 0.0, 1.0);
  if (id < 5.5) return Surface(vec3(0.03), 0.45, 0.0, 0.0, 1.0);
  if (id < 6.5) return Surface(vec3(0.72, 0.73, 0.75), 0.8, 1.0, 0.0, 1.0);
  if (id < 7.5) return Surface(vec3(0.78, 0.56, 0.25), 0.75, 1.0, 0.0, 1.0);
  if (id < 8.5) return Surface(mainColor, 0.35, 0.0, 0.25, 60.0);
  if (id < 9.5) return Surface(shadeColor, 0.3, 0.0, 0.25, 60.0);
  if (id < 10.5) return Surface(mainColor, 0.04, 0.0, 0.5, 75.0);
  if (id < 11.5) return Surface(shadeColor, 0.04, 0.0, 0.5, 75.0);
  if (id < 12.5) return Surface(lightColor, 0.04, 0.0, 0.5, 75.0);
  if (id < 13.5) return Surface(accentColor, 0.04, 0.0, 0.5, 75.0);
  if (id < 14.5) return Surface(vec3(0.36, 0.19, 0.09), 0.4, 0.0, 0.0, 1.0);
  if (id < 15.5) return Surface(vec3(0.86, 0.82, 0.74), 0.08, 0.0, 0.05, 30.0);
  if (id < 16.5) return Surface(vec3(0.02, 0.025, 0.04), 1.0, 0.0, 0.0, 1.0);
  if (id < 17.5) return Surface(vec3(0.035), 0.4, 0.0, 0.35, 45.0);
  if (id < 18.5) return Surface(mainColor, 0.02, 0.0, 1.3, 38.0);
  if (id < 19.5) return Surface(lightColor, 0.02, 0.0, 1.3, 38.0);
  if (id < 20.5) return Surface(vec3(0.95, 0.88, 0.72), 0.05, 0.0, 0.25, 70.0);
  if (id < 21.5) return Surface(vec3(0.05), 0.12, 0.0, 0.2, 50.0);
  if (id < 22.5) return Surface(vec3(0.84, 0.82, 0.77), 0.2, 0.0, 0.1, 40.0);
  return Surface(vec3(0.62, 0.34, 0.13), 0.8, 0.0, 0.0, 1.0);
}

vec3 grain(vec3 base, vec2 p) {
  float rings = fbm(vec3(p.x * 1.1, p.y * 11.0, 1.0)) + 0.25 * noise(vec3(p.x * 4.0, p.y * 70.0, 2.0));
  return base * (0.55 + 0.75 * rings);
}

vec3 groundAt(vec2 p) {
  vec2 q = turned(p, seed * 1.7);
  if (ground == 0) {
    float plank = floor(q.y * 1.6);
    vec3 c = grain(groundColor, q + plank * 13.7) * (0.85 + 0.3 * hash(vec3(plank, seed, 2.0)));
    return c * (1.0 - 0.65 * smoothstep(0.488, 0.497, abs(fract(q.y * 1.6) - 0.5)));
  }
  if (ground == 1) {
    float threads = 0.5 + 0.25 * sin(q.x * 150.0 + 3.0 * noise(vec3(q * 14.0, 1.0))) + 0.25 * sin(q.y * 150.0);
    float folds = fbm(vec3(q * 1.3, seed));
    return groundColor * (0.66 + 0.2 * threads + 0.34 * folds);
  }
  if (ground == 2) {
    float vein = abs(fbm(vec3(q * 1.4 + fbm(vec3(q * 2.0, 4.0)), seed)) - 0.5);
    return groundColor * (0.78 + 0.22 * smoothstep(0.0, 0.06, vein) + 0.06 * noise(vec3(q * 60.0, 1.0)));
  }
  if (ground == 3) return groundColor * (0.95 + 0.07 * fbm(vec3(q * 2.0, seed)));
  if (ground == 4) {
    float tufts = noise(vec3(q * 55.0, 1.0)) * 0.6 + noise(vec3(q * 120.0, 2.0)) * 0.5;
    return groundColor * (0.5 + 0.75 * tufts);
  }
  vec2 squares = step(0.5, fract(q * 1.7));
  float weave = 0.9 + 0.1 * sin(q.x * 160.0) * sin(q.y * 160.0);
  return mix(vec3(0.85, 0.82, 0.76), groundColor, 0.5 * (squares.x + squares.y)) * weave * (0.85 + 0.25 * fbm(vec3(q, seed)));
}

vec3 wallColorAt(vec3 p) {
  return wallColor * (0.9 + 0.12 * fbm(vec3(p.xy * 1.5, seed)));
}

vec3 inProduct(vec3 p) { p.xz = turned(p.xz, turn); return p; }
vec2 map(vec3 p) { return product(inProduct(p)); }

/** Returns where a ray enters and leaves the box of the product. */
vec2 boxSpan(vec3 o, vec3 d) {
  vec3 a = inProduct(o) - vec3(0, extents.y, 0), b = inProduct(d);
  vec3 inv = 1.0 / b, n = -a * inv, k = abs(inv) * (extents + 0.03);
  vec3 near = n - k, far = n + k;
  return vec2(max(max(near.x, near.y), near.z), min(min(far.x, far.y), far.z));
}

vec3 normalAt(vec3 p) {
  vec3 n = vec3(0);
  for (int i = zero; i < 4; i++) {
    vec3 e = 0.5773 * (2.0 * vec3((((i + 3) >> 1) & 1), ((i >> 1) & 1), (i & 1)) - 1.0);
    n += e * map(p + 0.0015 * e).x;
  }
  return normalize(n);
}

float lit(vec3 p) {
  vec2 span = boxSpan(p, sun);
  if (span.x > span.y || span.y < 0.0) return 1.0;
  float result = 1.0, t = max(span.x, 0.02);
  for (int i = zero; i < 26 && t < span.y; i++) {
    float h = map(p + sun * t).x;
    result = min(result, 7.0 * h / t);
    if (result < 0.01) break;
    t += clamp(h, 0.02, 0.25);
  }
  result = clamp(result, 0.0, 1.0);
  return result * result * (3.0 - 2.0 * result);
}

float open(vec3 p, vec3 n) {
  float shut = 0.0, weight = 1.0;
  for (int i = zero; i < 5; i++) {
    float h = 0.02 + 0.11 * float(i);
    vec3 q = p + n * h;
    shut += max(0.0, h - min(map(q).x, q.y + 0.001)) * weight;
    weight *= 0.72;
  }
  return clamp(1.0 - 1.5 * shut, 0.0, 1.0);
}

/** A room with a window and a lamp, which glossy things reflect. */
vec3 roomToward(vec3 d) {
  vec3 c = mix(wallColor * 0.35, vec3(0.9, 0.92, 0.95), smoothstep(-0.2, 0.9, d.y));
  vec2 w = vec2(dot(d, normalize(vec3(sun.z, 0, -sun.x))), d.y - sun.y);
  float facing = step(0.0, dot(d, sun));
  float window = facing * smoothstep(0.34, 0.3, abs(w.x)) * smoothstep(0.3, 0.26, abs(w.y)) * step(0.02, abs(w.x));
  c += 3.2 * window * warmth;
  if (d.y < 0.0) c = mix(c, groundColor * 0.6, smoothstep(0.0, -0.25, d.y));
  return c;
}

vec3 shade(vec3 p, vec3 n, vec3 d, Surface s, float ao) {
  if (s.bump > 0.0) {
    vec3 q = inProduct(p) * s.scale;
    float here = noise(q);
    vec3 slope = vec3(noise(q + vec3(0.6, 0, 0)), noise(q + vec3(0, 0.6, 0)), noise(q + vec3(0, 0, 0.6))) - here;
    n = normalize(n - s.bump * slope);
    s.color *= 0.9 + 0.2 * here;
  }
  float shadow = dot(n, sun) > 0.0 ? lit(p + n * 0.006) : 0.0;
  float direct = max(dot(n, sun), 0.0) * shadow;
  vec3 fill = mix(groundColor * 0.28, vec3(0.62, 0.68, 0.76), 0.5 + 0.5 * n.y) * ao;
  vec3 back = vec3(0.16) * max(dot(n, normalize(vec3(-sun.x, 0.4, -sun.z))), 0.0) * ao;
  vec3 diffuse = s.color * (direct * warmth * 1.75 + fill + back);
  vec3 r = reflect(d, n);
  float fresnel = pow(1.0 - max(dot(-d, n), 0.0), 5.0);
  vec3 mirror = roomToward(r) * mix(0.35, 1.0, ao) * mix(0.55, 1.0, shadow);
  vec3 tone = mix(vec3(1), s.color, s.metal);
  float share = mix(0.045 * s.gloss + 0.5 * s.gloss * s.gloss * fresnel, 0.85, s.metal);
  float shine = s.gloss * 0.5 * pow(max(dot(r, sun), 0.0), mix(8.0, 90.0, s.gloss)) * shadow;
  return diffuse * (1.0 - 0.9 * s.metal) + tone * (mirror * share + shine * warmth);
}

vec3 seen(vec3 o, vec3 d) {
  float t = 1e3;
  vec3 n = vec3(0, 1, 0);
  Surface s;
  if (d.y < 0.0) t = -o.y / d.y;
  float wall = d.z < 0.0 ? (-wallAt - o.z) / d.z : 1e3;
  bool isWall = wall < t;
  if (isWall) { t = wall; n = vec3(0, 0, 1); }
  vec2 span = boxSpan(o, d);
  float id = 0.0;
  if (span.x < span.y && span.y > 0.0) {
    float at = max(span.x, 0.0);
    for (int i = zero; i < 90 && at < min(span.y, t); i++) {
      vec2 h = map(o + d * at);
      if (h.x < 0.0008 * at) { id = h.y; break; }
      at += h.x * 0.85;
    }
    if (id > 0.0) t = at;
  }
  vec3 p = o + d * t;
  if (id > 0.0) {
    n = normalAt(p);
    s = surfaceOf(id);
    vec3 q = inProduct(p);
    if (id == WOOD || id == LACQUER) s.color = grain(s.color, id == WOOD ? q.zx + q.yx * 0.7 : q.xz);
    s.color = tint(id, q, s.color);
    if (id == GLOW) return shade(p, n, d, s, open(p, n)) + vec3(0.5, 0.36, 0.16) * (0.6 + 0.4 * n.y);
  } else if (isWall) {
    s = Surface(wallColorAt(p), 0.05, 0.0, 0.0, 1.0);
  } else {
    s = Surface(groundAt(p.xz), ground == 2 || ground == 0 ? 0.4 : 0.04, 0.0, 0.0, 1.0);
    if (wallAt < 20.0) s.color *= 0.8 + 0.2 * smoothstep(0.0, 0.5, p.z + wallAt);
  }
  float away = length(p - vec3(0, extents.y, 0));
  float shut = away < 3.4 ? mix(open(p, n), 1.0, smoothstep(2.2, 3.4, away)) : 1.0;
  return shade(p, n, d, s, shut);
}

void main() {
  vec2 q = gl_FragCoord.xy / size * 2.0 - 1.0;
  vec3 ahead = normalize(target - eye);
  vec3 right = normalize(cross(ahead, vec3(0.02 * sin(seed * 9.0), 1, 0)));
  vec3 up = cross(right, ahead);
  vec3 c = seen(eye, normalize(ahead * zoom + q.x * right + q.y * up));
  c *= 0.82 - 0.12 * dot(q, q);
  c = mix(vec3(dot(c, vec3(0.3, 0.6, 0.1))), c, 0.88);
  c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14);
  c = pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
  c += (hash(vec3(gl_FragCoord.xy, seed)) - 0.5) * 0.025;
  pixel = vec4(c, 1);
}
