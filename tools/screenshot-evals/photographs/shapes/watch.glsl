vec2 product(vec3 p) {
  vec2 s = nothing();
  float lift = 0.05 * smoothstep(1.1, 0.0, abs(p.z));
  vec3 q = p - vec3(0, lift, 0);
  float width = 0.24 - 0.07 * smoothstep(0.4, 1.25, abs(p.z));
  float strap = box(q - vec3(0, 0.05, 0), vec3(width, 0.035, 1.25), 0.03);
  float holes = length(vec2(p.x, mod(p.z, 0.13) - 0.065)) - 0.022;
  if (p.z > 0.75) strap = max(strap, -holes);
  add(s, strap, LEATHER);
  add(s, max(abs(rect(p.xz - vec2(0, -1.24), vec2(0.23, 0.1), 0.04)) - 0.025, abs(p.y - 0.07) - 0.025), STEEL);
  vec3 d = p - vec3(0, 0.14, 0);
  add(s, can(d, 0.47, 0.1, 0.04), STEEL);
  add(s, box(vec3(abs(p.x) - 0.22, p.y - 0.12, abs(p.z) - 0.46), vec3(0.05, 0.06, 0.09), 0.03), STEEL);
  add(s, carve(can(d - vec3(0, 0.1, 0), 0.45, 0.045, 0.02), can(d - vec3(0, 0.14, 0), 0.385, 0.06, 0.0), 0.01), STEEL);
  add(s, can(d - vec3(0, 0.088, 0), 0.39, 0.02, 0.0), PAINT_SHADE);
  add(s, can((p - vec3(0.52, 0.15, 0)).yxz, 0.06, 0.05, 0.015), STEEL);
  vec3 h = d - vec3(0, 0.115, 0);
  add(s, box(vec3(turned(h.xz, 2.1), h.y).xzy - vec3(0, 0, 0.09), vec3(0.018, 0.006, 0.13), 0.003), STEEL);
  add(s, box(vec3(turned(h.xz, -1.0), h.y).xzy - vec3(0, 0, 0.14), vec3(0.013, 0.006, 0.19), 0.003), STEEL);
  add(s, can(h, 0.025, 0.012, 0.004), STEEL);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id == LEATHER) return mix(c, lightColor, step(abs(abs(p.x) - 0.17 + 0.05 * smoothstep(0.4, 1.25, abs(p.z))), 0.008) * step(0.4, fract(p.z * 14.0)) * step(0.06, p.y));
  if (id != PAINT_SHADE) return c;
  float r = length(p.xz), a = atan(p.x, p.z) / (2.0 * PI);
  float hours = step(abs(fract(a * 12.0 + 0.5) - 0.5), 0.07) * step(0.27, r) * step(r, 0.35);
  float minutes = step(abs(fract(a * 60.0 + 0.5) - 0.5), 0.16) * step(0.36, r) * step(r, 0.378);
  return mix(c, vec3(0.92), max(hours, minutes));
}
