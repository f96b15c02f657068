float radiusAt(float y) {
  return 0.26 + 0.24 * exp(-pow((y - 0.5) / 0.34, 2.0)) - 0.1 * exp(-pow((y - 1.12) / 0.16, 2.0)) + 0.12 * smoothstep(1.15, 1.42, y);
}
vec2 product(vec3 p) {
  float r = radiusAt(p.y);
  float d = (length(p.xz) - r + 0.006 * sin(p.y * 90.0)) * 0.75;
  d = max(max(d, abs(p.y - 0.71) - 0.7), -(length(p.xz) - r + 0.045) * 0.75 - 10.0 * step(p.y, 0.15));
  return vec2(d - 0.012, PAINT);
}
vec3 tint(float id, vec3 p, vec3 c) {
  float drip = 0.16 * noise(vec3(atan(p.z, p.x) * 3.0, 1.0, 2.0)) + 0.08 * noise(vec3(atan(p.z, p.x) * 9.0, 5.0, 2.0));
  c = mix(c, shadeColor, smoothstep(-0.02, 0.03, 0.42 + drip - p.y));
  c = mix(c, lightColor, smoothstep(0.0, 0.05, p.y - 1.18 + drip * 1.4));
  c = mix(c, accentColor, smoothstep(0.03, 0.0, abs(p.y - 0.62 - drip * 0.6)) * 0.8);
  return length(p.xz) < radiusAt(p.y) - 0.03 ? c * 0.3 : c * (0.85 + 0.3 * fbm(p * 7.0));
}
