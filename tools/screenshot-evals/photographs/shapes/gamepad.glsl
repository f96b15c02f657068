vec2 product(vec3 p) {
  vec2 s = nothing();
  vec3 m = vec3(abs(p.x), p.y, p.z);
  float body = ball(p - vec3(0, 0.2, -0.12), vec3(0.72, 0.17, 0.4));
  float grip = taper(m, vec3(0.58, 0.2, -0.05), vec3(0.78, 0.16, 0.5), 0.24, 0.15);
  body = blend(body, grip, 0.28);
  add(s, carve(body, -(p.y - 0.31), 0.06), PAINT);
  add(s, box(m - vec3(0.5, 0.22, -0.42), vec3(0.18, 0.06, 0.07), 0.05), BLACK);
  vec3 l = p - vec3(-0.5, 0.31, -0.12);
  vec3 r = p - vec3(0.24, 0.31, 0.16);
  add(s, min(can(l, 0.15, 0.02, 0.01), can(r, 0.15, 0.02, 0.01)), BLACK);
  float stick = min(min(can(l - vec3(0, 0.06, 0), 0.06, 0.06, 0.01), can(l - vec3(0, 0.13, 0), 0.115, 0.03, 0.025)), min(can(r - vec3(0, 0.06, 0), 0.06, 0.06, 0.01), can(r - vec3(0, 0.13, 0), 0.115, 0.03, 0.025)));
  add(s, carve(stick, min(ball(l - vec3(0, 0.19, 0), vec3(0.09, 0.05, 0.09)), ball(r - vec3(0, 0.19, 0), vec3(0.09, 0.05, 0.09))), 0.01), RUBBER);
  vec3 d = p - vec3(-0.25, 0.315, 0.16);
  add(s, min(box(d, vec3(0.14, 0.03, 0.045), 0.012), box(d, vec3(0.045, 0.03, 0.14), 0.012)), BLACK);
  vec3 b = p - vec3(0.52, 0.31, -0.12);
  vec3 k = vec3(abs(b.x), b.y, abs(b.z));
  vec3 near = k.x > k.z ? k - vec3(0.135, 0, 0) : k - vec3(0, 0, 0.135);
  add(s, can(near, 0.062, 0.035, 0.02), PAINT_ACCENT);
  add(s, can(p - vec3(0, 0.31, -0.26), 0.085, 0.012, 0.01), STEEL);
  add(s, box(m - vec3(0.16, 0.31, -0.1), vec3(0.045, 0.015, 0.022), 0.012), BLACK);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id != PAINT_ACCENT) return c;
  vec2 b = p.xz - vec2(0.52, -0.12);
  return abs(b.x) > abs(b.y) ? (b.x > 0.0 ? vec3(0.62, 0.06, 0.05) : vec3(0.05, 0.16, 0.55)) : (b.y > 0.0 ? vec3(0.06, 0.4, 0.12) : vec3(0.75, 0.5, 0.05));
}
