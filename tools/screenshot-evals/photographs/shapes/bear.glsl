vec2 product(vec3 p) {
  vec2 s = nothing();
  vec3 m = vec3(abs(p.x), p.y, p.z);
  float body = ball(p - vec3(0, 0.42, 0), vec3(0.42, 0.44, 0.36));
  body = blend(body, ball(p - vec3(0, 1.05, 0.04), vec3(0.37, 0.33, 0.33)), 0.1);
  body = blend(body, ball(m - vec3(0.3, 1.32, 0.0), vec3(0.14, 0.15, 0.08)), 0.05);
  body = blend(body, taper(m, vec3(0.32, 0.68, 0.08), vec3(0.52, 0.36, 0.3), 0.14, 0.12), 0.08);
  body = blend(body, taper(m, vec3(0.26, 0.17, 0.1), vec3(0.42, 0.16, 0.52), 0.16, 0.15), 0.08);
  float fur = 0.028 * noise(p * 30.0) + 0.012 * noise(p * 70.0);
  add(s, (body - fur) * 0.8, FUR);
  float pale = ball(p - vec3(0, 0.98, 0.32), vec3(0.17, 0.13, 0.14));
  pale = min(pale, ball(m - vec3(0.44, 0.17, 0.62), vec3(0.11, 0.115, 0.06)));
  pale = min(pale, ball(m - vec3(0.3, 1.32, 0.06), vec3(0.085, 0.09, 0.05)));
  add(s, (pale - fur * 0.7) * 0.8, FUR_LIGHT);
  add(s, ball(p - vec3(0, 1.05, 0.455), vec3(0.065, 0.045, 0.04)), GLASS);
  add(s, ball(m - vec3(0.135, 1.13, 0.34), vec3(0.04)), GLASS);
  vec3 t = p - vec3(0, 0.75, 0.34);
  float bow = min(ball(vec3(abs(t.x) - 0.14, t.y, t.z), vec3(0.13, 0.08, 0.05)), ball(t, vec3(0.05, 0.06, 0.06)));
  add(s, bow, CLOTH_ACCENT);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) { return id == FUR || id == FUR_LIGHT ? c * (0.65 + 0.6 * noise(p * 34.0)) : c; }
