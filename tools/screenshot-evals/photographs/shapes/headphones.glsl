vec2 product(vec3 p) {
  vec2 s = nothing();
  vec3 q = p - vec3(0, 0.72, 0);
  float band = length(vec2(length(q.xy * vec2(1.0, 0.98)) - 0.62, q.z * 0.5)) - 0.045;
  add(s, max(band, -q.y + 0.02), LEATHER_SHADE);
  float inner = length(vec2(length(q.xy) - 0.565, q.z * 0.42)) - 0.035;
  add(s, max(inner, -q.y + 0.3), CLOTH);
  vec3 c = vec3(abs(p.x), p.y, p.z);
  add(s, box(c - vec3(0.63, 0.66, 0), vec3(0.02, 0.17, 0.06), 0.02), STEEL);
  vec3 e = c - vec3(0.6, 0.42, 0);
  e.xy = turned(e.xy, 0.1);
  float oval = length(e.yz * vec2(0.86, 1.0));
  add(s, max(oval - 0.32, abs(e.x - 0.05) - 0.09) - 0.03, PAINT);
  add(s, max(abs(oval - 0.22) - 0.008, abs(e.x - 0.17) - 0.006), STEEL);
  float pad = length(vec2(oval - 0.24, e.x + 0.1)) - 0.1;
  add(s, pad, LEATHER_SHADE);
  add(s, max(oval - 0.26, abs(e.x + 0.04) - 0.05), RUBBER);
  float wave = 0.16 * sin(p.x * 5.0);
  add(s, (length(vec2(p.z - 0.42 - wave, p.y - 0.03)) - 0.02) * 0.7 + max(0.0, abs(p.x) - 0.85), RUBBER);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) { return id == LEATHER_SHADE ? mix(vec3(0.03), c, 0.3) : c; }
