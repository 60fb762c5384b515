// A link as a QR code, in SVG.
import qrcode from "qrcode-generator";

export function qr(text: string): string {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 8, scalable: true });
}
