float outline(vec2 q) {
  vec2 m = vec2(abs(q.x), q.y);
  float body = rect(m - vec2(0, 0.1), vec2(0.5, 0.62), 0.1);
  float sleeve = line(m, vec2(0.42, -0.36), vec2(0.8, 0.5)) - 0.165 + 0.04 * q.y;
  float d = blend(body, sleeve, 0.1);
  return max(d, -(length((q - vec2(0, -0.6)) * vec2(0.8, 1.0)) - 0.16));
}
float folds(vec2 q) {
  return 0.05 * fbm(vec3(q * 1.8, seed)) + 0.016 * sin(q.x * 8.0 + 6.0 * fbm(vec3(q * 1.3, seed)));
}
vec2 product(vec3 p) {
  vec2 s = nothing();
  vec2 q = p.xz;
  float knit = 0.009 * sin(q.x * 70.0) * (0.6 + 0.4 * sin(q.y * 90.0 + 3.0 * sign(sin(q.x * 70.0))));
  float f = folds(q) + knit;
  add(s, sheet(p - vec3(0, f, 0), outline(q), 0.09) * 0.7, CLOTH);
  float rib = 0.012 * sin(q.x * 95.0);
  add(s, sheet(p - vec3(0, folds(q) + rib + 0.015, 0), rect(q - vec2(0, 0.69), vec2(0.49, 0.075), 0.03), 0.09) * 0.7, CLOTH_SHADE);
  float neck = abs(length((q - vec2(0, -0.6)) * vec2(0.8, 1.0)) - 0.19) - 0.045;
  add(s, sheet(p - vec3(0, folds(q) + 0.01 * sin(atan(q.y + 0.6, q.x) * 60.0) + 0.03, 0), max(neck, -q.y - 0.62), 0.09) * 0.7, CLOTH_SHADE);
  vec2 m = vec2(abs(q.x), q.y);
  float cuff = line(m, vec2(0.775, 0.44), vec2(0.81, 0.53)) - 0.155;
  add(s, sheet(p - vec3(0, folds(q) + 0.02, 0), max(cuff, 0.44 - q.y + 0.4 * (m.x - 0.78)), 0.09) * 0.7, CLOTH_SHADE);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id != CLOTH) return c;
  vec2 q = p.xz;
  float r = length((q - vec2(0, -0.6)) * vec2(0.8, 1.0));
  float yoke = abs(q.x) > 0.52 ? q.y + 0.9 - 0.35 * abs(q.x) : r;
  float zig = abs(fract((abs(q.x) > 0.52 ? q.x : atan(q.x, q.y + 0.6) * 0.5) * 7.0) - 0.5) * 0.12;
  c = mix(c, lightColor, step(abs(yoke - 0.34 - zig), 0.026) + step(abs(yoke - 0.5 + zig), 0.022));
  c = mix(c, accentColor, step(abs(yoke - 0.44), 0.016));
  return c * (0.85 + 0.25 * fbm(vec3(q * 30.0, 1.0)));
}
