import { EMOJI_FONT, fontFace, type Font } from './fonts';
import { LOOKS, TONES } from './looks';
import type { Scene } from './scene';
import type { Style } from './style';

const px = (number: number) => `${number.toFixed(1)}px`;

const fontSizes = ({ sizes }: Style) =>
  [...sizes].map(([size, drawn]) => `.s${String(size)}{font-size:${px(drawn)}}`).join('');

/** Utility classes for templates: .s14 is a font size, .b bold, .m muted, .t a title, .p a price, .lab a label. */
function classes(style: Style): string {
  const { title, price, labels, bold, semibold, radius, border } = style;
  const gap = (number: number) => px(number * style.gaps);
  return `
*{box-sizing:border-box;margin:0}
body{background:var(--bg);color:var(--fg);line-height:${String(style.lineHeight)};-webkit-font-smoothing:antialiased}
#shot{background:var(--bg);overflow:hidden;position:relative}
${fontSizes(style)}
.b{font-weight:${String(bold)}}.sb{font-weight:${String(semibold)}}.m{color:var(--muted)}.a{color:var(--accent)}.good{color:var(--good)}
.t{font-size:${px(title.size)};font-weight:${String(title.weight)}}
.p{font-size:${px(price.size)};font-weight:${String(price.weight)};color:${price.colour}}
.lab{text-transform:${labels.letters}}
.serif{font-family:"Source Serif","${EMOJI_FONT}",serif}.up{text-transform:uppercase;letter-spacing:.06em}.u{text-decoration:underline}
.row{display:flex;gap:10px;align-items:center}.top{align-items:flex-start}.between{display:flex;justify-content:space-between;gap:12px}
.col{display:flex;flex-direction:column;gap:${gap(6)}}.g2{gap:${gap(2)}}.g4{gap:${gap(4)}}.g12{gap:${gap(12)}}.g16{gap:${gap(16)}}.grow{flex:1;min-width:0}
.pad{padding:${gap(14)} 16px}.padx{padding:0 16px}.soft{background:var(--soft)}.card{background:var(--soft);border-radius:${px(radius)};padding:${gap(12)} 14px}
.box{border:${border} var(--line);border-radius:${px(radius)};padding:${gap(12)} 14px}
.rule{border-top:${border === '0 solid' ? '1px solid' : border} var(--line)}.gap{height:8px;background:var(--soft)}.center{text-align:center}.right{text-align:right}
.button{border-radius:${px(radius + 6)};padding:11px 16px;text-align:center;font-weight:600;background:var(--accent);color:var(--bg)}
.ghost{background:none;border:1px solid var(--accent);color:var(--accent)}.plain{background:var(--soft);color:var(--fg)}
.square{border-radius:6px}.pill{display:inline-block;border-radius:${px(radius)};padding:2px 9px;background:var(--soft)}
.over{position:absolute;background:rgba(20,20,20,.78);color:#fff;border-radius:6px;padding:3px 9px;font-weight:600}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:${gap(9)} 8px}th{font-weight:${String(semibold)}}
.one{white-space:nowrap;overflow:hidden}
s{text-decoration:line-through}`;
}

export function styleSheet({ platform, theme, style }: Scene): string {
  const tones = { ...TONES[theme], ...LOOKS[platform][theme], ...style.tones };
  const variables = Object.entries(tones).map(([name, colour]) => `--${name}:${colour}`);
  const faces = [...new Set<Font>([style.font, 'Source Serif'])].map(fontFace);
  return `${faces.join('')}:root{${variables.join(';')}}body{font-family:"${style.font}","${EMOJI_FONT}",sans-serif}${classes(style)}`;
}
