vec2 product(vec3 p) {
  vec2 s = nothing();
  float body = box(p - vec3(0, 0.5, 0), vec3(0.9, 0.48, 0.26), 0.14);
  add(s, body, PAINT);
  float panel = box(p - vec3(0, 0.5, 0.22), vec3(0.8, 0.39, 0.06), 0.04);
  vec2 hole = fract((p.xy - vec2(-0.36, 0.5)) * 17.0) - 0.5;
  float inGrille = length(p.xy - vec2(-0.36, 0.5)) - 0.32;
  if (inGrille < 0.0) panel = max(panel, (0.3 - length(hole)) * 0.1 + p.z - 0.278);
  add(s, panel, PAINT_LIGHT);
  add(s, max(abs(length(p.xy - vec2(-0.36, 0.5)) - 0.34) - 0.02, abs(p.z - 0.27) - 0.03), STEEL);
  add(s, can((p - vec3(0.4, 0.57, 0.28)).xzy, 0.26, 0.025, 0.01), PAPER);
  add(s, can((p - vec3(0.4, 0.57, 0.33)).xzy, 0.09, 0.04, 0.02), PAINT_ACCENT);
  add(s, can((p - vec3(0.22, 0.22, 0.3)).xzy, 0.06, 0.035, 0.015), BLACK);
  add(s, can((p - vec3(0.56, 0.22, 0.3)).xzy, 0.06, 0.035, 0.015), BLACK);
  add(s, max(abs(rect(p.xy - vec2(0, 1.0), vec2(0.62, 0.16), 0.1)) - 0.025, abs(p.z) - 0.07) - 0.01, PAINT_SHADE);
  add(s, rod(p, vec3(0.74, 0.92, -0.14), vec3(0.98, 1.62, -0.2), 0.013), STEEL);
  add(s, ball(p - vec3(0.98, 1.63, -0.2), vec3(0.025)), STEEL);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id == PAPER) {
    vec2 q = p.xy - vec2(0.4, 0.57);
    float mark = step(0.8, fract(atan(q.y, q.x) * 5.0)) * step(abs(length(q) - 0.2), 0.025);
    return mix(c, vec3(0.1), max(mark, step(abs(q.x + q.y * 0.3), 0.008) * step(0.0, q.y)));
  }
  if (id == PAINT_LIGHT && length(p.xy - vec2(-0.36, 0.5)) < 0.31) return c * mix(0.15, 0.9, step(0.3, length(fract((p.xy - vec2(-0.36, 0.5)) * 17.0) - 0.5)));
  return c;
}
