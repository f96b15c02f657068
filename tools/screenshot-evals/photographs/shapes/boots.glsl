vec2 boot(vec3 p) {
  vec2 s = nothing();
  float f = blend(line(p.xz, vec2(-0.45, 0), vec2(0.42, 0.02)) - 0.2, length(p.xz - vec2(0.4, 0.02)) - 0.26, 0.2);
  add(s, max(f - 0.03, abs(p.y - 0.08) - 0.055) - 0.015, RUBBER);
  add(s, max(max(f - 0.03, abs(p.y - 0.05) - 0.05), p.x + 0.2) - 0.015, RUBBER);
  add(s, max(f - 0.025, abs(p.y - 0.145) - 0.012) - 0.01, PAPER);
  float upper = ball(p - vec3(0.4, 0.26, 0.02), vec3(0.32, 0.24, 0.25));
  upper = blend(upper, taper(p, vec3(0.3, 0.32, 0.0), vec3(-0.2, 0.6, 0), 0.21, 0.22), 0.18);
  upper = blend(upper, taper(p, vec3(-0.38, 0.35, 0), vec3(-0.34, 1.18, 0), 0.24, 0.29), 0.2);
  upper += 0.012 * sin(p.y * 26.0 + 4.0 * p.x) * smoothstep(0.25, 0.0, abs(p.y - 0.5));
  upper = max(upper, 0.14 - p.y);
  float cut = p.y - 1.16 - 0.05 * p.x;
  upper = carve(upper, -cut, 0.03);
  upper = carve(upper, taper(p, vec3(-0.36, 0.6, 0), vec3(-0.34, 1.4, 0), 0.2, 0.26), 0.03);
  add(s, upper, LEATHER);
  add(s, ring(p - vec3(-0.34, 1.16, 0), 0.275, 0.035), LEATHER_SHADE);
  for (int i = zero; i < 6; i++) {
    float u = float(i) / 5.0;
    vec3 c = vec3(mix(0.2, -0.06, u), mix(0.57, 1.06, u), 0.0);
    c.x -= 0.01 * sin(u * PI);
    add(s, rod(vec3(p.x + 1.6 * p.z * p.z, p.y + 0.25 * p.z * (mod(float(i), 2.0) * 2.0 - 1.0), p.z), c - vec3(0, 0, 0.11), c + vec3(0, 0, 0.11), 0.022), CLOTH_LIGHT);
    add(s, ball(vec3(p.x + 0.02, p.y, abs(p.z)) - c - vec3(0, 0, 0.13), vec3(0.028)), BRASS);
  }
  return s;
}
vec2 product(vec3 p) {
  vec2 one = boot(vec3(turned(p.xz - vec2(0.1, 0.34), 0.14), p.y).xzy);
  vec2 other = boot(vec3(turned(p.xz - vec2(-0.02, -0.36), -0.1), p.y).xzy);
  return one.x < other.x ? one : other;
}
vec3 tint(float id, vec3 p, vec3 c) { return id == LEATHER ? c * (0.75 + 0.5 * fbm(p * 5.0)) : c; }
