vec2 product(vec3 p) {
  vec2 s = nothing();
  vec3 q = p - vec3(-0.25, 0, 0);
  float slant = 0.66 + 0.28 * p.y;
  float pan = max(length(q.xz) - slant, abs(p.y - 0.13) - 0.12);
  pan = carve(pan, max(length(q.xz) - slant + 0.06, 0.06 - p.y), 0.04) - 0.012;
  float spout = max(length(vec2(q.x, abs(q.z) - 0.72)) - 0.07, abs(p.y - 0.22) - 0.04);
  pan = min(pan, max(spout, -(length(q.xz) - 0.64)));
  float handle = rect(p.xz - vec2(0.78, 0), vec2(0.36, 0.1 + 0.03 * (p.x - 0.6)), 0.09);
  handle = max(handle, abs(p.y - 0.2 - 0.05 * (p.x - 0.5)) - 0.03);
  handle = handle - 0.02;
  handle = max(handle, -rect(p.xz - vec2(1.0, 0), vec2(0.07, 0.03), 0.03));
  add(s, blend(pan, handle, 0.07), IRON);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) { return c * (0.8 + 0.6 * fbm(p * 9.0)) + 0.012 * step(0.78, noise(p * 26.0)) * vec3(1.0, 0.6, 0.4); }
