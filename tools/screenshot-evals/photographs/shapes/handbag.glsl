vec2 product(vec3 p) {
  vec2 s = nothing();
  float w = 0.78 - 0.16 * p.y;
  float depth = 0.3 - 0.14 * p.y;
  float body = box(p - vec3(0, 0.46, 0), vec3(w, 0.45, depth), 0.12) * 0.85;
  body += 0.01 * fbm(p * 4.0);
  add(s, body, LEATHER);
  float flap = max(abs(body) - 0.022, max(0.62 - 0.16 * smoothstep(0.75, 0.0, abs(p.x)) - p.y, -p.z - 0.16));
  add(s, flap, LEATHER_SHADE);
  add(s, box(p - vec3(0, 0.44, 0.28), vec3(0.1, 0.08, 0.035), 0.025), BRASS);
  add(s, can((p - vec3(0, 0.44, 0.32)).xzy, 0.03, 0.02, 0.005), BLACK);
  vec3 h = p - vec3(0, 0.92, 0.0);
  vec2 arc = vec2(length(h.xy * vec2(1.0, 0.95)) - 0.36, h.z);
  add(s, max(length(arc) - 0.042, -h.y), LEATHER_SHADE);
  vec3 r = vec3(abs(p.x) - 0.36, p.y - 0.9, p.z);
  add(s, length(vec2(length(r.xy) - 0.06, r.z)) - 0.016, BRASS);
  add(s, ball(vec3(abs(p.x) - 0.68, p.y - 0.05, p.z - 0.26), vec3(0.03)), BRASS);
  return s;
}
vec3 tint(float id, vec3 p, vec3 c) {
  float stitch = step(abs(abs(p.x) - 0.64 + 0.16 * p.y), 0.007) * step(0.4, fract(p.y * 22.0)) * step(0.1, p.z);
  return id == LEATHER || id == LEATHER_SHADE ? mix(c * (0.85 + 0.25 * fbm(p * 6.0)), lightColor, 0.7 * stitch) : c;
}
