vec2 product(vec3 p) {
  vec2 s = nothing();
  float body = ball(p - vec3(0, 0.5, 0), vec3(0.62, 0.5, 0.62));
  body = max(body, -p.y + 0.02);
  float spout = taper(p, vec3(0.42, 0.38, 0), vec3(0.78, 0.62, 0), 0.17, 0.1);
  spout = blend(spout, taper(p, vec3(0.76, 0.6, 0), vec3(0.97, 0.92, 0), 0.1, 0.065), 0.1);
  spout = carve(spout, rod(p, vec3(0.93, 0.84, 0), vec3(1.02, 1.02, 0), 0.045), 0.03);
  add(s, blend(body, spout, 0.12), PAINT);
  vec3 h = p - vec3(-0.64, 0.56, 0);
  add(s, max(length(vec2(length(h.xy * vec2(1.0, 0.85)) - 0.3, h.z)) - 0.06, h.x - 0.24), PAINT_SHADE);
  add(s, max(ball(p - vec3(0, 0.94, 0), vec3(0.34, 0.12, 0.34)), 0.93 - p.y), PAINT);
  add(s, ring(p - vec3(0, 0.95, 0), 0.34, 0.025), PAINT_SHADE);
  add(s, blend(ball(p - vec3(0, 1.13, 0), vec3(0.085, 0.07, 0.085)), can(p - vec3(0, 1.06, 0), 0.04, 0.05, 0.01), 0.04), PAINT_SHADE);
  add(s, can(p - vec3(0, 0.03, 0), 0.36, 0.03, 0.01), PAINT_SHADE);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id != PAINT) return c;
  float band = smoothstep(0.03, 0.0, abs(p.y - 0.72)) + smoothstep(0.012, 0.0, abs(p.y - 0.64));
  float speck = step(0.8, noise(p * 42.0)) * 0.25;
  return mix(mix(c, lightColor, clamp(band, 0.0, 1.0) * 0.8), shadeColor, max(speck, 0.8 * smoothstep(0.16, 0.06, p.y + 0.05 * noise(p * 9.0))));
}
