vec2 product(vec3 p) {
  vec2 s = nothing();
  vec3 m = vec3(abs(p.x), p.y, p.z);
  add(s, taper(m, vec3(0.4, 0.42, 0.36), vec3(0.5, 0.0, 0.46), 0.045, 0.026), WOOD);
  add(s, taper(m, vec3(0.4, 0.42, -0.32), vec3(0.48, 0.0, -0.46), 0.045, 0.026), WOOD);
  float seat = box(p - vec3(0, 0.5, 0.04), vec3(0.52, 0.13, 0.5), 0.11);
  seat -= 0.02 * cos(p.x * 2.6) * cos(p.z * 2.6);
  add(s, seat, CLOTH);
  vec3 b = p - vec3(0, 1.02, -0.44);
  b.yz = turned(b.yz, -0.22);
  float back = box(b - vec3(0, 0, 0.12 * b.x * b.x), vec3(0.54 - 0.1 * max(b.y, 0.0), 0.5, 0.11), 0.1);
  vec2 tuft = vec2(mod(b.x + 0.135 * mod(floor(b.y / 0.2), 2.0), 0.27) - 0.135, mod(b.y, 0.2) - 0.1);
  back += 0.03 * exp(-dot(tuft, tuft) * 260.0) * step(abs(b.x), 0.4) * step(0.0, b.z);
  add(s, back * 0.9, CLOTH);
  float arm = box(m - vec3(0.56, 0.66, 0.0), vec3(0.07, 0.17, 0.44), 0.065);
  add(s, blend(arm, back, 0.05), CLOTH);
  add(s, box(p - vec3(0, 0.39, 0.02), vec3(0.5, 0.03, 0.46), 0.02), WOOD);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) { return id == CLOTH ? c * (0.82 + 0.3 * fbm(p * 4.0)) : c; }
