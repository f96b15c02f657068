vec2 product(vec3 p) {
  vec2 s = nothing();
  vec2 q = p.xz;
  float body = blend(length(q - vec2(-0.62, 0)) - 0.5, length(q - vec2(0.12, 0)) - 0.36, 0.22);
  add(s, sheet(p, body, 0.1), LACQUER);
  add(s, max(abs(body + 0.005) - 0.02, abs(p.y - 0.195) - 0.012), PAPER);
  add(s, can(p - vec3(0.02, 0.2, 0), 0.165, 0.004, 0.0), BLACK);
  add(s, max(abs(length(q - vec2(0.02, 0)) - 0.19) - 0.014, abs(p.y - 0.2) - 0.005), CLOTH_ACCENT);
  add(s, box(p - vec3(0.85, 0.2, 0), vec3(0.68, 0.035, 0.065), 0.02), WOOD);
  add(s, box(p - vec3(1.64, 0.2, 0), vec3(0.17, 0.03, 0.1), 0.02), WOOD);
  add(s, box(p - vec3(-0.62, 0.21, 0), vec3(0.05, 0.025, 0.2), 0.012), WOOD);
  float strings = max(length(vec2(mod(p.z, 0.02) - 0.01, p.y - 0.245)) - 0.004, max(abs(p.z) - 0.058, abs(p.x - 0.46) - 1.06));
  add(s, strings, STEEL);
  add(s, can(vec3(mod(p.x - 1.52, 0.11) - 0.055, p.y - 0.21, abs(p.z) - 0.13), 0.026, 0.03, 0.01) + max(0.0, abs(p.x - 1.64) - 0.16), STEEL);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id == LACQUER) {
    float edge = blend(length(p.xz - vec2(-0.62, 0)) - 0.5, length(p.xz - vec2(0.12, 0)) - 0.36, 0.22);
    return mix(c, mainColor * 0.5, 0.75 * smoothstep(-0.3, 0.0, edge));
  }
  if (id == WOOD && p.x < 1.46 && p.x > 0.17) return mix(c * 0.45, vec3(0.8), step(fract(p.x * 9.0), 0.07));
  return c;
}
