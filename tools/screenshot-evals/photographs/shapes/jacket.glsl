float outline(vec2 q) {
  vec2 m = vec2(abs(q.x), q.y);
  float body = rect(m - vec2(0, 0.12), vec2(0.5 + 0.05 * q.y, 0.66), 0.08);
  float sleeve = line(m, vec2(0.46, -0.4), vec2(0.86, 0.46)) - 0.155 + 0.05 * (q.y + 0.1) * 0.5;
  float d = blend(body, sleeve, 0.06);
  return max(d, -(length(q - vec2(0, -0.62)) - 0.17));
}
float folds(vec2 q) {
  return 0.03 * fbm(vec3(q * 2.4, seed)) + 0.022 * sin(q.x * 9.0 + 5.0 * fbm(vec3(q * 1.5, seed)) + q.y * 6.0) * smoothstep(0.2, 0.5, abs(q.x)) + 0.012 * sin(q.y * 14.0 + 8.0 * q.x);
}
vec2 product(vec3 p) {
  vec2 s = nothing();
  vec2 q = p.xz, m = vec2(abs(q.x), q.y);
  float d = outline(q), f = folds(q);
  add(s, sheet(p - vec3(0, f, 0), d, 0.06) * 0.75, CLOTH);
  vec3 top = p - vec3(0, 0.125 + f, 0);
  float collar = max(line(m, vec2(0.07, -0.38), vec2(0.24, -0.6)) - 0.1, length(q - vec2(0, -0.62)) - 0.36);
  add(s, sheet(top + vec3(0, 0.03, 0), collar, 0.035) * 0.75, CLOTH_SHADE);
  add(s, sheet(top + vec3(0, 0.035, 0), rect(m - vec2(0.27, -0.1), vec2(0.13, 0.14), 0.03), 0.028) * 0.75, CLOTH);
  add(s, sheet(top + vec3(0, 0.035, 0), rect(m - vec2(0.27, -0.19), vec2(0.14, 0.055), 0.02), 0.04) * 0.75, CLOTH_SHADE);
  add(s, sheet(top + vec3(0, 0.035, 0), rect(q - vec2(0.0, 0.16), vec2(0.05, 0.58), 0.01), 0.025) * 0.75, CLOTH);
  add(s, sheet(top + vec3(0, 0.04, 0), rect(q - vec2(0, 0.74), vec2(0.52, 0.06), 0.02), 0.035) * 0.75, CLOTH_SHADE);
  vec3 b = vec3(p.x, p.y - 0.15 - f, clamp(mod(p.z + 0.3, 0.2), 0.0, 0.2) - 0.1);
  add(s, max(can(b, 0.026, 0.02, 0.01), abs(p.z - 0.2) - 0.5), BRASS);
  add(s, can(vec3(m.x - 0.27, p.y - 0.17 - f, p.z + 0.15), 0.022, 0.02, 0.01), BRASS);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id != CLOTH && id != CLOTH_SHADE) return c;
  vec2 q = p.xz;
  float seam = step(abs(abs(q.x) - 0.42 + 0.1 * q.y), 0.006) + step(abs(outline(q) + 0.035), 0.005) + step(abs(abs(q.x) - 0.062), 0.004);
  float fade = fbm(vec3(q * 3.0, 2.0)) * 0.5 + 0.6;
  return mix(c * fade, accentColor * 0.9, 0.6 * clamp(seam, 0.0, 1.0) * step(0.35, fract((q.x + q.y) * 24.0)));
}
