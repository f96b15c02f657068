vec2 product(vec3 p) {
  vec2 s = nothing();
  vec3 q = p - vec3(-0.18, 0.0, 0);
  float dome = ball(q - vec3(0, 0.05, 0), vec3(0.64, 0.66, 0.56));
  float seam = abs(sin(atan(q.z, q.x) * 3.0));
  dome += 0.012 * smoothstep(0.12, 0.0, seam);
  add(s, max(dome, 0.02 - p.y), CLOTH);
  vec2 b = p.xz - vec2(0.42, 0.0);
  float brim = length(b * vec2(0.92, 1.0)) - 0.52;
  float bend = 0.08 - 0.28 * p.z * p.z - 0.06 * (p.x - 0.4);
  add(s, max(max(brim, abs(p.y - bend - 0.05) - 0.016), -ball(q - vec3(0, 0.05, 0), vec3(0.62, 0.64, 0.54))) - 0.012, CLOTH_ACCENT);
  add(s, ball(q - vec3(0, 0.72, 0), vec3(0.055, 0.03, 0.055)), CLOTH_ACCENT);
  float emblem = max(abs(dome) - 0.014, rect(vec2(q.z, q.y - 0.38), vec2(0.2, 0.13), 0.05));
  add(s, max(emblem, -q.x), CLOTH_LIGHT);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id == CLOTH_LIGHT) return mix(c, shadeColor, smoothstep(0.01, 0.0, abs(length(vec2(p.z * 0.75, p.y - 0.38)) - 0.07) - 0.02));
  if (id == CLOTH && p.x < 0.05) return mix(c, shadeColor, 0.5);
  return id == CLOTH_ACCENT && p.x > 0.0 ? c * (0.9 + 0.12 * sin(length(p.xz - vec2(0.3, 0)) * 95.0)) : c;
}
