import sharp from 'sharp';

export function drawListingScreenshot({
  title,
  price,
}: {
  title: string;
  price: string;
}): Promise<Buffer> {
  const line = (y: number, size: number, text: string, x = 40): string =>
    `<text x="${x}" y="${y}" font-size="${size}">${text}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="780" height="1400">
    <rect width="780" height="1400" fill="#fff"/>
    <rect y="160" width="780" height="560" fill="#c9b8a0"/>
    <g font-family="sans-serif" fill="#222">
      ${line(70, 28, '9:41')}
      ${line(800, 36, title)}
      ${line(870, 44, price)}
      ${line(925, 26, '+ $7.99 shipping')}
      ${line(1010, 30, 'This item is sold', 270)}
      ${line(1120, 32, 'Similar items')}
      ${line(1330, 26, 'Enamel kettle')}
      ${line(1370, 26, '$12.00')}
    </g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

export function pictureForm(bytes: Buffer, filename = 'screenshot.png'): FormData {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(bytes)], filename, { type: 'image/png' }));
  return form;
}
