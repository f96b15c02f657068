vec2 product(vec3 p) {
  vec2 s = nothing();
  add(s, can(p - vec3(0, 0.03, 0), 0.3, 0.03, 0.02), BRASS);
  float r = 0.05 + 0.2 * exp(-pow((p.y - 0.32) / 0.17, 2.0)) + 0.07 * exp(-pow((p.y - 0.62) / 0.05, 2.0));
  add(s, max((length(p.xz) - r) * 0.6, abs(p.y - 0.4) - 0.36), PAINT);
  add(s, can(p - vec3(0, 0.8, 0), 0.025, 0.16, 0.01), BRASS);
  float shadeR = mix(0.62, 0.36, (p.y - 0.82) / 0.6);
  float pleat = 0.008 * sin(atan(p.z, p.x) * 64.0);
  add(s, max((abs(length(p.xz) - shadeR) - 0.012 + pleat) * 0.7, abs(p.y - 1.12) - 0.31), GLOW);
  add(s, ring(p - vec3(0, 1.43, 0), 0.355, 0.018), PAPER);
  add(s, ring(p - vec3(0, 0.81, 0), 0.625, 0.018), PAPER);
  add(s, rod(p, vec3(0.2, 0.62, 0.16), vec3(0.2, 0.84, 0.16), 0.006), BRASS);
  add(s, ball(p - vec3(0.2, 0.6, 0.16), vec3(0.022, 0.035, 0.022)), BRASS);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  return id == GLOW ? c * mix(lightColor, vec3(1), 0.5) : id == PAINT ? c * (0.85 + 0.3 * fbm(p * 6.0)) : c;
}
