vec2 product(vec3 p) {
  vec2 s = nothing();
  p.y -= 0.02;
  add(s, box(p - vec3(0, 0.42, 0), vec3(0.86, 0.4, 0.22), 0.1), LEATHER_SHADE);
  add(s, box(p - vec3(0, 0.8, 0), vec3(0.87, 0.1, 0.22), 0.07), STEEL);
  add(s, box(p - vec3(0, 0.05, 0), vec3(0.87, 0.05, 0.22), 0.04), STEEL);
  float hump = box(p - vec3(0, 0.94, 0.02), vec3(0.26 - 0.2 * max(p.y - 0.9, 0.0), 0.16, 0.22), 0.05);
  add(s, hump, STEEL);
  add(s, can((p - vec3(0, 0.43, 0.28)).xzy, 0.38, 0.08, 0.02), STEEL);
  add(s, can((p - vec3(0, 0.43, 0.4)).xzy, 0.34 + 0.008 * step(0.0, sin(atan(p.y - 0.43, p.x) * 60.0)), 0.1, 0.02), BLACK);
  float barrel = can((p - vec3(0, 0.43, 0.52)).xzy, 0.31, 0.08, 0.02);
  add(s, carve(barrel, can((p - vec3(0, 0.43, 0.62)).xzy, 0.25, 0.11, 0.01), 0.01), BLACK);
  add(s, ball(p - vec3(0, 0.43, 0.5), vec3(0.24, 0.24, 0.09)), GLASS);
  add(s, can(p - vec3(0.58, 0.94, 0), 0.13, 0.05, 0.015), STEEL);
  add(s, can(p - vec3(0.34, 0.92, 0.02), 0.06, 0.05, 0.01), STEEL);
  add(s, can(p - vec3(-0.56, 0.95, 0), 0.15, 0.05, 0.015), BLACK);
  add(s, box(p - vec3(0, 1.11, -0.02), vec3(0.13, 0.015, 0.13), 0.01), BLACK);
  add(s, box(p - vec3(-0.6, 0.79, 0.22), vec3(0.11, 0.05, 0.015), 0.01), GLASS);
  vec3 l = p - vec3(0, 0.86, 0);
  add(s, ring((vec3(abs(l.x) - 0.9, l.y, l.z)).yxz, 0.04, 0.012), STEEL);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id == LEATHER_SHADE) return mix(vec3(0.04), c, 0.25);
  float r = length(p.xy - vec2(0, 0.45));
  if (id == GLASS && p.z > 0.4) return mix(c, vec3(0.1, 0.05, 0.22), smoothstep(0.2, 0.05, r)) + 0.05 * step(abs(r - 0.17), 0.006);
  if (id == BLACK && p.z > 0.58) return mix(c, vec3(0.75), step(0.42, fract(atan(p.y - 0.45, p.x) * 6.0)) * step(abs(r - 0.28), 0.012));
  return c;
}
