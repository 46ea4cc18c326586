import { encode } from 'uqr';

/** A QR code, drawn here: nobody else learns what it says. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // Quiet squares around it, without which some phones find nothing.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-60 bg-white forced-color-adjust-none"
    >
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
