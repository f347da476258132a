import { use, Suspense } from 'react';

interface Props {
  text: string;
  title: string;
  size?: number;
}

/** White modules around the code; readers need them. */
const QUIET_ZONE = 4;

interface Drawn {
  path: string;
  side: number;
}

const drawings = new Map<string, Promise<Drawn>>();

/** A QR code, black on white in every theme; the library comes when the first one is shown. */
export function QrCode({ text, title, size = 240 }: Props) {
  let drawing = drawings.get(text);
  if (!drawing) {
    drawing = draw(text);
    drawings.set(text, drawing);
    if (drawings.size > 50) drawings.delete(drawings.keys().next().value!);
  }
  return (
    <Suspense fallback={<span style={{ display: 'block', width: size, height: size, background: '#ffffff' }} />}>
      <Code drawing={drawing} title={title} size={size} />
    </Suspense>
  );
}

function Code({ drawing, title, size }: { drawing: Promise<Drawn>; title: string; size: number }) {
  const { path, side } = use(drawing);
  return (
    <svg
      role="img"
      aria-label={title}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

async function draw(text: string): Promise<Drawn> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'Q' });
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  return { path, side: modules.size + 2 * QUIET_ZONE };
}
