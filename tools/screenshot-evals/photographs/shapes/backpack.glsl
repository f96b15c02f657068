vec2 product(vec3 p) {
  vec2 s = nothing();
  float sag = 0.03 * fbm(p * 3.0);
  float body = box(p - vec3(0, 0.72, 0), vec3(0.58 - 0.07 * max(p.y - 0.7, 0.0), 0.7, 0.3), 0.24) + sag;
  add(s, body, CLOTH);
  float pocket = box(p - vec3(0, 0.44, 0.27), vec3(0.43, 0.34, 0.13), 0.11) + sag;
  add(s, pocket, CLOTH);
  add(s, max(abs(pocket) - 0.014, abs(p.y - 0.68) - 0.016), BLACK);
  float arch = abs(length(vec2(p.x, max(p.y - 0.95, 0.0))) - 0.44) - 0.014;
  add(s, max(max(abs(body) - 0.013, arch), max(0.66 - p.y, -p.z)), BLACK);
  add(s, max(abs(body) - 0.012, p.y - 0.2), LEATHER_SHADE);
  vec3 h = p - vec3(0, 1.4, -0.05);
  add(s, max(length(vec2(length(h.xy) - 0.14, h.z * 0.5)) - 0.026, -h.y), CLOTH_ACCENT);
  vec3 side = vec3(abs(p.x) - 0.62, p.y - 0.68, p.z + 0.02);
  add(s, box(side, vec3(0.02, 0.42, 0.06), 0.02), CLOTH_ACCENT);
  add(s, box(p - vec3(0, 1.06, 0.3), vec3(0.12, 0.08, 0.012), 0.01), LEATHER_SHADE);
  add(s, rod(p, vec3(0.3, 0.68, 0.41), vec3(0.31, 0.55, 0.43), 0.015), CLOTH_ACCENT);
  add(s, rod(p, vec3(-0.36, 1.2, 0.29), vec3(-0.38, 1.06, 0.33), 0.015), CLOTH_ACCENT);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) { return id == CLOTH ? c * (0.8 + 0.35 * fbm(p * 3.0)) : c; }
