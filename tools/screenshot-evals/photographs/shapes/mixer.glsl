vec2 product(vec3 p) {
  vec2 s = nothing();
  float body = box(p - vec3(0.02, 0.07, 0), vec3(0.72, 0.08, 0.32), 0.07);
  body = blend(body, box(p - vec3(0.46, 0.45, 0), vec3(0.2, 0.42, 0.19), 0.14), 0.18);
  vec3 h = p - vec3(0.02, 1.04, 0);
  float head = ball(h - vec3(0.08, 0, 0), vec3(0.76, 0.24, 0.25));
  head = blend(head, taper(p, vec3(0.5, 0.98, 0), vec3(-0.42, 1.03, 0), 0.2, 0.19), 0.1);
  add(s, blend(body, head, 0.14), PAINT);
  vec3 f = p - vec3(-0.64, 1.03, 0);
  add(s, can(f.yxz, 0.11, 0.04, 0.02), STEEL);
  add(s, can(p - vec3(-0.3, 0.78, 0), 0.055, 0.1, 0.01), STEEL);
  vec3 b = p - vec3(-0.3, 0.5, 0);
  float bowl = abs(length(b * vec3(1, 0.85, 1)) - 0.38) - 0.012;
  bowl = carve(bowl, -(b.y - 0.14), 0.02);
  add(s, bowl, STEEL);
  add(s, can(p - vec3(-0.3, 0.17, 0), 0.2, 0.03, 0.01), STEEL);
  add(s, length(vec2(length(b.xy - vec2(-0.42, 0)) - 0.12, b.z)) - 0.018, STEEL);
  float band = max(abs(head) - 0.008, abs(h.y + 0.02) - 0.028);
  add(s, band, STEEL);
  add(s, can((p - vec3(0.36, 0.98, 0.24)).xzy, 0.045, 0.03, 0.01), BLACK);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) { return c; }
