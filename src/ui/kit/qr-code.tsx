import { useEffect, useState } from 'react';

interface Props {
  text: string;
  title: string;
  size?: number;
}

/** Quiet zone: white modules around the code, which readers need. */
const QUIET_ZONE = 4;

interface Drawn {
  text: string;
  path: string;
  side: number;
}

/** A QR code, black on white in every theme; the library is loaded when the first one is shown. */
export function QrCode({ text, title, size = 240 }: Props) {
  const [drawn, setDrawn] = useState<Drawn>();

  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const done = await draw(text);
      if (wanted) setDrawn(done);
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [text]);

  // An outdated code must not be scanned while it is replaced.
  if (drawn?.text !== text)
    return <span style={{ display: 'block', width: size, height: size, background: '#ffffff' }} />;
  const { path, side } = drawn;
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
  return { text, path, side: modules.size + 2 * QUIET_ZONE };
}
