import qrcode from 'qrcode-generator';

/** A longer link makes a code so fine that the camera of a phone does not see it on a screen. */
export const MOST_LETTERS = 1200;

/** The light rim that a camera needs. */
const RIM = 4;

export interface Code {
  side: number;
  /** All dark squares, each one wide, as the path of an SVG. */
  path: string;
}

/** A link as a QR code; nothing if it is too long for one. */
export function code(link: string): Code | undefined {
  if (link.length > MOST_LETTERS) return undefined;
  // what goes from screen to camera is not soiled: the least correction gives the largest squares
  const made = qrcode(0, 'L');
  made.addData(link);
  made.make();
  const count = made.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (made.isDark(row, column)) path += `M${column + RIM} ${row + RIM}h1v1h-1z`;
    }
  }
  return { side: count + 2 * RIM, path };
}
