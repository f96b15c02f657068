float foot(vec2 q) {
  float heel = length(q - vec2(-0.62, 0.0)) - 0.27;
  float ball1 = length((q - vec2(0.52, 0.02)) * vec2(0.8, 1.0)) - 0.33;
  float mid = line(q, vec2(-0.6, 0.0), vec2(0.5, 0.03)) - 0.25;
  return blend(blend(heel, ball1, 0.2), mid, 0.15);
}
vec2 shoe(vec3 p) {
  vec2 s = nothing();
  float f = foot(p.xz);
  float lift = 0.06 * smoothstep(0.55, 1.0, p.x);
  float sole = max(f - 0.035, abs(p.y - 0.1 - lift) - 0.075) - 0.015;
  add(s, sole, RUBBER_LIGHT);
  add(s, max(f - 0.04, abs(p.y - 0.02 - lift) - 0.02) - 0.01, CLOTH_ACCENT);
  float upper = ball(p - vec3(0.5, 0.2, 0.02), vec3(0.42, 0.25, 0.31));
  upper = blend(upper, taper(p, vec3(0.4, 0.25, 0.0), vec3(-0.1, 0.48, 0.0), 0.22, 0.2), 0.2);
  upper = blend(upper, ball(p - vec3(-0.5, 0.4, 0), vec3(0.38, 0.42, 0.26)), 0.24);
  float hole = ball(p - vec3(-0.44, 0.86, 0), vec3(0.31, 0.46, 0.17));
  float body = max(upper, 0.16 - p.y);
  float hollow = carve(body, hole, 0.05);
  add(s, hollow, LEATHER);
  float toe = max(max(abs(upper) - 0.014, 0.12 - p.y), 0.36 - p.x - 0.4 * abs(p.z) + 0.6 * (p.y - 0.2));
  add(s, toe, LEATHER_SHADE);
  float back = max(max(max(abs(upper) - 0.013, p.x + 0.62 - 0.3 * (0.5 - p.y)), 0.14 - p.y), -hole);
  add(s, back, LEATHER_SHADE);
  float side = max(max(abs(upper) - 0.013, abs(p.x + 0.05 + 0.75 * (p.y - 0.34)) - 0.055), abs(p.y - 0.32) - 0.17);
  add(s, max(side, 0.1 - abs(p.z)), LEATHER_SHADE);
  float tongue = box(vec3(turned(p.xy - vec2(-0.1, 0.6), 0.72), p.z), vec3(0.22, 0.03, 0.13), 0.03);
  add(s, max(tongue, -hole), CLOTH_LIGHT);
  for (int i = zero; i < 5; i++) {
    float u = float(i) / 4.0;
    vec3 c = mix(vec3(0.38, 0.44, 0.0), vec3(-0.08, 0.68, 0.0), u);
    float w = 0.1 + 0.03 * u;
    add(s, rod(vec3(p.x + 0.06 * p.z * (mod(float(i), 2.0) - 0.5), p.y + 0.9 * p.z * p.z, p.z), c - vec3(0, 0, w), c + vec3(0, 0, w), 0.026), PAPER);
  }
  return s;
}
vec2 product(vec3 p) {
  vec2 one = shoe(vec3(turned(p.xz - vec2(0.02, 0.36), 0.1), p.y).xzy);
  vec3 q = vec3(turned(p.xz - vec2(-0.06, -0.42), -0.12), p.y).xzy;
  vec2 other = shoe(vec3(q.x, q.y, -q.z));
  return one.x < other.x ? one : other;
}
vec3 tint(float id, vec3 p, vec3 c) { return id == RUBBER_LIGHT && p.y < 0.07 ? accentColor * 0.8 : c; }
