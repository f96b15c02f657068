vec2 product(vec3 p) {
  vec2 s = nothing();
  float body = box(p - vec3(0, 0.3, 0), vec3(0.98, 0.17, 0.4), 0.13);
  float cabin = box(p - vec3(-0.1, 0.52, 0), vec3(0.56 - 0.5 * max(p.y - 0.4, 0.0), 0.2, 0.35 - 0.18 * max(p.y - 0.4, 0.0)), 0.12) * 0.9;
  float shell = blend(body, cabin, 0.14);
  vec3 w = vec3(abs(p.x) - 0.58, p.y - 0.19, abs(p.z) - 0.36);
  shell = carve(shell, can(w.xzy, 0.225, 0.14, 0.02), 0.02);
  add(s, shell, PAINT);
  add(s, can(w.xzy, 0.19, 0.07, 0.03), RUBBER);
  add(s, can(w.xzy - vec3(0, 0.03, 0), 0.11, 0.05, 0.02), STEEL);
  float band = smoothstep(0.47, 0.49, p.y) * smoothstep(0.67, 0.65, p.y);
  float windows = max(abs(cabin) - 0.012, abs(p.y - 0.56) - 0.085);
  windows = max(windows, 0.022 - abs(p.x + 0.12));
  windows = max(windows, -(abs(abs(p.x + 0.1) - 0.42 + 0.5 * (p.y - 0.45)) - 0.025));
  add(s, windows, GLASS);
  add(s, box(vec3(abs(p.x) - 1.0, p.y - 0.22, p.z), vec3(0.04, 0.045, 0.38), 0.03), STEEL);
  add(s, ball(vec3(p.x - 0.95, p.y - 0.34, abs(p.z) - 0.28), vec3(0.06, 0.07, 0.07)), PAPER);
  add(s, ball(vec3(p.x + 0.96, p.y - 0.34, abs(p.z) - 0.28), vec3(0.04, 0.05, 0.07)), PAINT_ACCENT);
  add(s, max(abs(body) - 0.008, abs(p.y - 0.31) - 0.012), STEEL);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  return id == PAINT ? mix(mix(c, lightColor, step(abs(p.z), 0.07) * step(0.4, p.y)), vec3(0.4), 0.5 * step(0.8, noise(p * 13.0)) * step(0.62, noise(p * 60.0))) : c;
}
