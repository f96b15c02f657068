const PATHS = {
  back: '<path d="M15 4 7 12l8 8"/>',
  close: '<path d="m5 5 14 14M19 5 5 19"/>',
  search: '<circle cx="11" cy="11" r="7"/><path d="m16 16 5 5"/>',
  share: '<path d="M12 15V3m-4 4 4-4 4 4M5 12v8h14v-8"/>',
  heart: '<path d="M12 20S3 14 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 14 12 20 12 20Z"/>',
  cart: '<path d="M3 4h3l2 11h10l2-8H7"/><circle cx="9" cy="19" r="1.5"/><circle cx="17" cy="19" r="1.5"/>',
  more: '<circle cx="5" cy="12" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/>',
  home: '<path d="m3 11 9-8 9 8v9h-6v-6H9v6H3Z"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-9 16-9 16 0"/>',
  bell: '<path d="M6 17V11a6 6 0 0 1 12 0v6l2 1H4ZM10 21h4"/>',
  tag: '<path d="M3 3h8l10 10-8 8L3 11Z"/><circle cx="7.5" cy="7.5" r="1"/>',
  truck:
    '<path d="M2 6h12v10H2Zm12 4h4l4 3v3h-8"/><circle cx="7" cy="17" r="2"/><circle cx="18" cy="17" r="2"/>',
  pin: '<path d="M12 21s-7-7-7-12a7 7 0 0 1 14 0c0 5-7 12-7 12Z"/><circle cx="12" cy="9" r="2.5"/>',
  check: '<path d="m4 12 6 6L20 6"/>',
  chat: '<path d="M4 4h16v12H10l-5 4v-4H4Z"/>',
  camera: '<path d="M3 7h5l2-3h4l2 3h5v13H3Z"/><circle cx="12" cy="13" r="4"/>',
  right: '<path d="m9 4 8 8-8 8"/>',
  menu: '<path d="M3 6h18M3 12h18M3 18h18"/>',
  star: '<path d="m12 3 3 6 6 1-4.5 4.5L18 21l-6-3-6 3 1.5-6.5L3 10l6-1Z"/>',
  copy: '<path d="M8 8h12v12H8ZM4 16V4h12"/>',
  mail: '<path d="M3 5h18v14H3Zm0 1 9 7 9-7"/>',
  lock: '<path d="M6 11h12v9H6Zm2 0V8a4 4 0 0 1 8 0v3"/>',
} as const;
export type IconName = keyof typeof PATHS;

export const icon = (name: IconName, size = 22) =>
  `<svg width="${String(size)}" height="${String(size)}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" style="flex:none;vertical-align:-.2em">${PATHS[name]}</svg>`;

export const starIcons = (size = 13) =>
  `<span style="white-space:nowrap">${icon('star', size).replace('fill="none"', 'fill="currentColor"').repeat(5)}</span>`;
