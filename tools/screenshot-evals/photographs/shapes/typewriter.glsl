vec2 product(vec3 p) {
  vec2 s = nothing();
  float body = box(p - vec3(0, 0.24, 0), vec3(0.86, 0.24, 0.72), 0.1);
  body = carve(body, -(p.y - 0.46 + 0.34 * smoothstep(-0.25, 0.7, p.z)) * 0.85, 0.05);
  add(s, body, PAINT);
  add(s, box(p - vec3(0, 0.42, -0.22), vec3(0.7, 0.1, 0.16), 0.06), PAINT_SHADE);
  vec3 k = p - vec3(0.08 * floor((p.z - 0.04) / 0.15) * 0.5, 0, 0);
  vec2 cell = vec2(clamp(floor(k.x / 0.15), -5.0, 4.0) + 0.5, clamp(floor((p.z - 0.04) / 0.15), 0.0, 3.0) + 0.5);
  vec3 q = vec3(k.x - cell.x * 0.15, p.y - 0.55 + 0.34 * smoothstep(-0.25, 0.7, 0.04 + cell.y * 0.15), p.z - 0.04 - cell.y * 0.15);
  add(s, can(q, 0.056, 0.018, 0.01), BLACK);
  add(s, ring(q - vec3(0, 0.012, 0), 0.056, 0.009), STEEL);
  add(s, can(q + vec3(0, 0.08, 0), 0.012, 0.08, 0.0), STEEL);
  add(s, box(p - vec3(0, 0.19, 0.68), vec3(0.4, 0.025, 0.04), 0.02), BLACK);
  vec3 r = (p - vec3(0, 0.6, -0.48)).yxz;
  add(s, can(r, 0.11, 0.86, 0.01), RUBBER);
  add(s, can(vec3(r.x, abs(r.y) - 0.96, r.z), 0.1, 0.07, 0.02), BLACK);
  add(s, box(p - vec3(0, 0.52, -0.6), vec3(0.92, 0.06, 0.08), 0.02), STEEL);
  add(s, rod(p, vec3(-0.9, 0.66, -0.5), vec3(-1.05, 0.82, -0.2), 0.018), STEEL);
  float curl = p.z + 0.52 + 0.25 * (p.y - 0.6) * (p.y - 0.6);
  add(s, max(max(abs(curl) - 0.006, abs(p.x) - 0.56), abs(p.y - 0.98) - 0.4) * 0.8, PAPER);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id == PAPER && p.y > 0.74 && p.y < 1.28 && abs(p.x) < 0.44) {
    float ink = step(0.42, noise(vec3(p.x * 34.0, floor(p.y * 17.0), 1.0))) * step(0.55, fract(p.y * 17.0));
    return c * (1.0 - 0.75 * ink);
  }
  return id == PAINT ? c * (0.94 + 0.1 * fbm(p * 30.0)) : c;
}
