vec2 product(vec3 p) {
  vec2 s = nothing();
  vec3 a = p;
  a.xz = turned(p.xz - vec2(-0.18, 0.0), 0.06);
  add(s, box(a - vec3(0, 0.03, 0), vec3(0.78, 0.026, 0.78), 0.012), PAPER);
  vec3 d = p - vec3(0.42, 0.03, 0.02);
  add(s, max(can(d, 0.74, 0.013, 0.006), -can(d, 0.025, 0.1, 0.0)), GLASS);
  add(s, max(can(d - vec3(0, 0.003, 0), 0.25, 0.013, 0.003), -can(d, 0.025, 0.1, 0.0)), PAINT_ACCENT);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  vec2 q = p.xz - vec2(0.42, 0.02);
  float r = length(q);
  if (id == GLASS) return vec3(0.02) + 0.035 * step(0.5, fract(r * 60.0)) + 0.03 * step(0.93, fract(r * 8.0));
  if (id == PAINT_ACCENT) return mix(c, vec3(0.92), step(abs(q.y + 0.1), 0.012) * step(abs(q.x), 0.13) + step(abs(q.y - 0.1), 0.02) * step(abs(q.x), 0.1));
  if (p.y < 0.05) return c;
  vec2 a = turned(p.xz - vec2(-0.18, 0.0), 0.06);
  c = mainColor * (0.9 + 0.2 * fbm(vec3(a * 5.0, 1.0)));
  c = mix(c, accentColor, smoothstep(0.01, 0.0, length(a - vec2(0.12, 0.1)) - 0.42));
  c = mix(c, lightColor, smoothstep(0.01, 0.0, length(a - vec2(0.12, 0.1)) - 0.3));
  c = mix(c, shadeColor, step(0.32 - 0.12 * sin(a.x * 5.0), a.y));
  float letters = step(0.35, noise(vec3(a.x * 26.0, floor(a.y * 9.0), 3.0))) * step(0.3, fract(a.y * 9.0)) * step(abs(a.x + 0.1), 0.5);
  c = mix(c, vec3(0.92), letters * step(abs(a.y + 0.6), 0.1));
  float wear = smoothstep(0.02, 0.0, abs(length(a - vec2(0.05)) - 0.7));
  return mix(c, vec3(0.8), wear * 0.35 * noise(vec3(a * 20.0, 2.0)));
}
