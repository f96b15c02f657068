vec2 book(vec3 p, vec3 b, float material) {
  float cover = box(p, b, 0.015);
  float pages = box(p, b - vec3(0.03, 0.02, 0.035), 0.01);
  cover = max(cover, -box(p - vec3(0.0, 0, 0.06), vec3(b.x + 0.1, b.y - 0.022, b.z), 0.0));
  return pages < cover ? vec2(pages, PAPER) : vec2(cover, material);
}
vec2 near(vec2 a, vec2 b) { return a.x < b.x ? a : b; }
vec3 lying(vec3 p, float y, float a, vec2 at) {
  p.xz = turned(p.xz - at, a);
  p.z = -p.z;
  return p - vec3(0, y, 0);
}
vec2 product(vec3 p) {
  vec2 s = book(lying(p, 0.1, 0.05, vec2(0)), vec3(0.82, 0.1, 0.58), CLOTH);
  s = near(s, book(lying(p, 0.28, -0.08, vec2(0.02, 0.02)), vec3(0.76, 0.08, 0.54), CLOTH_ACCENT));
  s = near(s, book(lying(p, 0.47, 0.12, vec2(-0.03, -0.02)), vec3(0.72, 0.11, 0.5), CLOTH_LIGHT));
  s = near(s, book(lying(p, 0.66, -0.03, vec2(0.05, 0.0)), vec3(0.7, 0.075, 0.5), CLOTH_SHADE));
  return near(s, book(lying(p, 0.81, 0.3, vec2(0.0, 0.02)), vec3(0.6, 0.07, 0.42), LEATHER));
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id == PAPER) return c * (0.75 + 0.25 * noise(vec3(p.x * 3.0, p.y * 190.0, p.z * 3.0)));
  float title = step(0.38, noise(vec3(p.x * 30.0, floor(p.y * 8.0), 3.0))) * step(abs(p.x + 0.02), 0.34) * step(0.42, p.z) * step(abs(fract(p.y * 5.4 - 0.12) - 0.5), 0.11);
  vec2 t = turned(p.xz, 0.3);
  float frame = id == LEATHER && p.y > 0.86 ? step(abs(rect(t, vec2(0.5, 0.33), 0.02)), 0.01) + step(abs(length(t) - 0.13), 0.012) : 0.0;
  return mix(c, vec3(0.85, 0.68, 0.35), clamp(title * 0.9 + frame, 0.0, 1.0));
}
