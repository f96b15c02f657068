float bowl(vec3 p, float r) {
  p.y -= r;
  float d = abs(length(p) - r + 0.02) - 0.022;
  d = carve(d, -(p.y + 0.18 * r), 0.03);
  return min(d, can(p + vec3(0, 0.96 * r, 0), 0.45 * r, 0.04 * r, 0.01));
}
vec2 product(vec3 p) {
  vec2 s = nothing();
  add(s, bowl(p - vec3(-0.12, 0.0, -0.05), 0.72), PAINT);
  add(s, bowl(p - vec3(-0.1, 0.22, -0.03), 0.55), PAINT_LIGHT);
  add(s, bowl(p - vec3(0.62, 0, 0.5), 0.4), PAINT_ACCENT);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  if (id == PAINT) {
    float around = atan(p.z + 0.05, p.x + 0.12) * 7.0;
    float dots = smoothstep(0.3, 0.25, length(vec2(fract(around) - 0.5, (p.y - 0.34) * 5.5)));
    return length(p - vec3(-0.12, 0.72, -0.05)) > 0.7 ? mix(c, lightColor, dots) : lightColor;
  }
  if (id == PAINT_ACCENT && length(p - vec3(0.62, 0.4, 0.5)) > 0.385) return mix(c, lightColor, step(abs(p.y - 0.24), 0.018));
  return id == PAINT_ACCENT ? lightColor : c;
}
