float outline(vec2 q) {
  vec2 m = vec2(abs(q.x), q.y);
  float waist = 0.2 + 0.05 * smoothstep(-0.2, -0.7, q.y) + 0.42 * smoothstep(-0.2, 0.95, q.y);
  float body = max(m.x - waist, abs(q.y - 0.05) - 0.85) - 0.02;
  float sleeve = line(m, vec2(0.2, -0.68), vec2(0.44, -0.46)) - 0.12;
  float d = blend(body * 0.9, sleeve, 0.08);
  return max(d, -(length((q - vec2(0, -0.86)) * vec2(1.0, 0.7)) - 0.17));
}
float folds(vec2 q) {
  float skirt = smoothstep(-0.2, 0.5, q.y);
  return 0.05 * skirt * sin(q.x / (0.3 + 0.5 * max(q.y + 0.2, 0.0)) * 15.0 + 2.0 * fbm(vec3(q * 2.0, seed))) + 0.03 * fbm(vec3(q * 3.0, seed));
}
vec2 product(vec3 p) {
  vec2 s = nothing();
  vec2 q = p.xz;
  add(s, sheet(p - vec3(0, folds(q) + 0.03, 0), outline(q), 0.05) * 0.6, CLOTH);
  add(s, sheet(p - vec3(0, folds(q) + 0.05, 0), max(abs(q.y + 0.17) - 0.04, abs(q.x) - 0.235), 0.05) * 0.6, CLOTH_ACCENT);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id != CLOTH) return c;
  vec2 q = p.xz + 0.04 * fbm(vec3(p.xz * 2.0, 1.0));
  vec2 cell = q * 9.0;
  cell.x += 0.5 * mod(floor(cell.y), 2.0);
  float dots = smoothstep(0.24, 0.2, length(fract(cell) - 0.5)) * float(variant != 1);
  float neck = step(abs(length((p.xz - vec2(0, -0.86)) * vec2(1.0, 0.7)) - 0.19), 0.02);
  return mix(mix(c, lightColor, dots), lightColor, neck) * (0.85 + 0.25 * fbm(vec3(q * 4.0, 2.0)));
}
